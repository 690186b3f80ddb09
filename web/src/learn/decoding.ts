/** Decode a file in UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
export function decoded(raw: ArrayBuffer): string {
  const bytes = new Uint8Array(raw);
  const mark = `${bytes[0]},${bytes[1]}`;
  if (mark === "255,254") return new TextDecoder("utf-16le").decode(raw);
  if (mark === "254,255") return new TextDecoder("utf-16be").decode(raw);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(raw);
  } catch {
    return new TextDecoder("windows-1252").decode(raw);
  }
}
