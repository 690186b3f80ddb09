/** Creating a table with provably fair dice. */
import type { NewTable, TableInfo } from "$wire";
import { api, got } from "./api";
import { nonce } from "./new_table";

/** Reserves a table, and sends the nonce only once the server has committed to its dice. */
export async function createTable(wanted: NewTable): Promise<TableInfo> {
  const { table, commitment } = await got(api.POST("/api/tables/reserve"));
  const made = await got(api.POST("/api/tables", { body: { ...wanted, table, nonce: nonce() } }));
  if (made.id !== table || made.commitment !== commitment) throw new Error("the server changed its commitment");
  return made;
}
