import { describe, expect, it } from "vitest";
import { found, limitsOf, read, typeOf, type Description, type Schema } from "../src/learn/api_reference";
import { wordsOf } from "../src/learn/search";

const written = (schema: Schema): string =>
  typeOf(schema)
    .map((piece) => piece.text)
    .join("");

const refusal = { "404": { description: "There is no such thing." } };
const TOLD: Description = {
  paths: {
    "/api/tables/{table}/choices": {
      post: {
        operationId: "choose",
        description: "Answer an ask,\nor several.\n\nNever twice.",
        parameters: [{ name: "table", required: true, schema: { type: "string", maxLength: 22 } }],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Choice" } } } },
        responses: { "201": { content: { "application/json": { schema: { type: "boolean" } } } }, ...refusal },
      },
    },
    "/api/tables/{table}/record": {
      get: {
        operationId: "record",
        description: "The record of a game.",
        responses: { "200": { content: { "text/plain": { schema: { type: "string" } } } }, ...refusal },
      },
    },
    "/api/games": {
      get: { operationId: "games", responses: { "200": {}, ...refusal } },
      post: { operationId: "own", security: [{ session: [] }], responses: { "201": {}, ...refusal } },
    },
  },
  components: {
    schemas: {
      Table: { properties: {} },
      Choice: {
        description: "An answer.",
        required: ["option"],
        properties: { option: { type: "string" }, seat: { type: "string", default: "" } },
      },
    },
  },
};

describe("the interface for programs", () => {
  it("writes types as a programmer would", () => {
    expect(written({ type: "integer" })).toBe("integer");
    expect(written({ oneOf: [{ items: { type: "string" }, type: "array" }, { type: "null" }] })).toBe(
      "string[] | null",
    );
    expect(written({ items: { oneOf: [{ type: "string" }, { type: "null" }] } })).toBe("(string | null)[]");
    expect(written({ additionalProperties: { $ref: "#/components/schemas/Ask" } })).toBe("{ [key]: Ask }");
    expect(written({ enum: ["open", "over"] })).toBe('"open" | "over"');
    expect(written({ const: "state" })).toBe('"state"');
    expect(written({})).toBe("any");
    expect(typeOf({ $ref: "#/components/schemas/Ask" })).toEqual([{ text: "Ask", type: "Ask" }]);
  });
  it("tells what a value must keep to", () => {
    expect(limitsOf({ minLength: 2, maxLength: 32, pattern: "^a+$" })).toBe("length 2–32, ^a+$");
    expect(limitsOf({ minimum: 0, maximum: 15 })).toBe("0–15");
    expect(limitsOf({ maxItems: 16 })).toBe("length ≤ 16");
    expect(limitsOf({ minimum: 1 })).toBe("≥ 1");
    expect(limitsOf({})).toBe("");
  });
  it("puts requests together by what they are about, and types in order", () => {
    const all = read(TOLD);
    expect(all.groups.map(({ name, requests }) => [name, requests.length])).toEqual([
      ["/api/tables", 2],
      ["/api/games", 2],
    ]);
    expect(all.groups[1]!.requests.map(({ takesKey }) => takesKey)).toEqual([true, false]);
    const [choices, record] = all.groups[0]!.requests;
    expect(choices).toMatchObject({ method: "POST", words: "Answer an ask, or several.\n\nNever twice." });
    expect(choices!.fields).toEqual([
      { name: "table", type: [{ text: "string" }], limits: "length ≤ 22", isNeeded: true },
    ]);
    expect([choices!.body, choices!.answer]).toEqual([[{ text: "Choice", type: "Choice" }], [{ text: "boolean" }]]);
    expect(record!.answer).toEqual([{ text: "text/plain" }]);
    expect(all.types.map(({ name }) => name)).toEqual(["Choice", "Table"]);
    expect(all.types[0]!.fields.map(({ isNeeded, otherwise }) => [isNeeded, otherwise])).toEqual([
      [true, undefined],
      [false, '""'],
    ]);
    expect(all.refusals).toEqual([["404", "There is no such thing."]]);
  });
  it("knows what a request is about where the server does not stand at the root", () => {
    const paths = Object.fromEntries(Object.entries(TOLD.paths).map(([path, item]) => [`/our/house${path}`, item]));
    expect(read({ ...TOLD, paths }).groups.map(({ name }) => name)).toEqual([
      "/our/house/api/tables",
      "/our/house/api/games",
    ]);
  });
  it("finds by path, words and types", () => {
    const all = read(TOLD);
    const names = (query: string): string[] => {
      const { groups, types } = found(all, wordsOf(query));
      return [...groups.flatMap(({ requests }) => requests.map(({ id }) => id)), ...types.map(({ name }) => name)];
    };
    expect(names("record")).toEqual(["record"]);
    expect(names("POST choice")).toEqual(["choose"]);
    expect(names("seat")).toEqual(["Choice"]);
    expect(names("nothing of the kind")).toEqual([]);
    expect(names("")).toHaveLength(6);
  });
});
