import { afterEach, describe, expect, test, vi } from "vitest";
import { api } from "../src/shell/api";
import { createTable } from "../src/shell/create_table";

const RESERVED = { table: "t1", commitment: "c1" };

/** Answers the two requests; returns the bodies that were sent, in order. */
function answering(made: { id: string; commitment: string }): [string, unknown][] {
  const sent: [string, unknown][] = [];
  vi.spyOn(api, "POST").mockImplementation(((path: string, options?: { body?: unknown }) => {
    sent.push([path, options?.body]);
    return Promise.resolve({ data: path.endsWith("/reserve") ? RESERVED : made });
  }) as never);
  return sent;
}

afterEach(() => void vi.restoreAllMocks());

describe("a new table", () => {
  test("is sent a number for the dice once the server has committed to its own", async () => {
    const sent = answering({ id: "t1", commitment: "c1" });
    expect(await createTable({ game: "hector_achilles" })).toEqual({ id: "t1", commitment: "c1" });
    expect(sent.map(([path]) => path)).toEqual(["/api/tables/reserve", "/api/tables"]);
    expect(sent[0]![1]).toBeUndefined();
    expect(sent[1]![1]).toEqual({
      game: "hector_achilles",
      table: "t1",
      nonce: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
  });

  test("is not accepted with another commitment or id than was reserved", async () => {
    answering({ id: "t1", commitment: "c2" });
    await expect(createTable({ game: "hector_achilles" })).rejects.toThrow("commitment");
    answering({ id: "t2", commitment: "c1" });
    await expect(createTable({ game: "hector_achilles" })).rejects.toThrow("commitment");
  });
});
