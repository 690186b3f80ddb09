/** Printed facts of the Python package; whoever imports them says what they hold. */
declare module "*.toml";
