/** Printed facts of the Python package; the importer declares their type. */
declare module "*.toml";
