/** Creating a table with provably fair dice. */
import type { NewTable, TableInfo } from "$wire";
import { api, got } from "./api";
import { nonce } from "./new_table";

/** Reserves a table, and sends the nonce only once the server has committed to its dice. With `to`, it is a challenge. */
export async function createTable(wanted: NewTable, to?: string): Promise<TableInfo> {
  const { table, commitment } = await got(api.POST("/api/tables/reserve"));
  const body = { ...wanted, table, nonce: nonce() };
  const made = to
    ? (await got(api.POST("/api/challenges", { body: { to, table: body } }))).table
    : await got(api.POST("/api/tables", { body }));
  if (made.id !== table || made.commitment !== commitment) throw new Error("the server changed its commitment");
  return made;
}
