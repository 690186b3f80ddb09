/** Prepares the OpenAPI 3.1 description for the API reference: requests by tag, and types. */
import { finds, fold } from "./search";

/** A piece of a written type; `type` names one with its own description. */
export interface Piece {
  readonly text: string;
  readonly type?: string;
}
export interface Field {
  readonly name: string;
  readonly type: readonly Piece[];
  readonly limits: string;
  readonly isNeeded: boolean;
  /** The default value, if there is one. */
  readonly otherwise?: string;
}
export interface Request {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly words: string;
  /** Whether an API token is accepted; otherwise only a session. */
  readonly takesKey: boolean;
  readonly fields: readonly Field[];
  readonly body: readonly Piece[];
  readonly answer: readonly Piece[];
}
export interface Group {
  readonly name: string;
  readonly requests: readonly Request[];
}
export interface Type {
  readonly name: string;
  readonly words: string;
  readonly fields: readonly Field[];
}
export interface Interface {
  readonly groups: readonly Group[];
  readonly types: readonly Type[];
  /** Status and meaning of the errors any request can return. */
  readonly refusals: readonly (readonly [string, string])[];
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}
interface Content {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}
interface Operation {
  readonly operationId: string;
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean; readonly schema: Schema }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
  readonly security?: Security;
}
/** The accepted kinds of authentication; all of them if none is named. */
type Security = readonly Readonly<Record<string, unknown>>[];
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A type as a programmer would write it. */
export function typeOf(schema: Schema): Piece[] {
  if (schema.$ref) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
    return [{ text: name, type: name }];
  }
  if (schema.const !== undefined) return [{ text: JSON.stringify(schema.const) }];
  if (schema.enum) return [{ text: schema.enum.map((value) => JSON.stringify(value)).join(" | ") }];
  if (schema.oneOf) return joined(schema.oneOf);
  if (schema.items) {
    const of = typeOf(schema.items);
    return schema.items.oneOf ? [{ text: "(" }, ...of, { text: ")[]" }] : [...of, { text: "[]" }];
  }
  if (schema.additionalProperties)
    return [{ text: "{ [key]: " }, ...typeOf(schema.additionalProperties), { text: " }" }];
  return [{ text: schema.type ?? "any" }];
}

const joined = (choices: readonly Schema[]): Piece[] =>
  choices.flatMap((choice, number) => (number ? [{ text: " | " }, ...typeOf(choice)] : typeOf(choice)));

/** The constraints of a value in short: `length 2–32`. */
export function limitsOf(schema: Schema): string {
  const between = (least?: number, most?: number): string =>
    least === undefined
      ? most === undefined
        ? ""
        : `≤ ${most}`
      : most === undefined
        ? `≥ ${least}`
        : `${least}–${most}`;
  const length = between(schema.minLength, schema.maxLength ?? schema.maxItems);
  return [between(schema.minimum, schema.maximum), length && `length ${length}`, schema.pattern ?? ""]
    .filter(Boolean)
    .join(", ");
}

function fieldOf(name: string, schema: Schema, isNeeded: boolean): Field {
  const field = { name, type: typeOf(schema), limits: limitsOf(schema), isNeeded };
  return schema.default === undefined ? field : { ...field, otherwise: JSON.stringify(schema.default) };
}

/** A description without the line breaks within paragraphs. */
const flowing = (said?: string): string => (said ?? "").replace(/([^\n])\n(?!\n)/g, "$1 ");

function requestOf(method: string, path: string, told: Operation): Request {
  const answered = Object.entries(told.responses).find(([code]) => code.startsWith("2"))?.[1];
  return {
    id: told.operationId,
    method: method.toUpperCase(),
    path,
    words: flowing(told.description),
    takesKey: told.security?.some((door) => "token" in door) ?? true,
    fields: (told.parameters ?? []).map((each) => fieldOf(each.name, each.schema, each.required ?? false)),
    body: told.requestBody ? contentOf(told.requestBody) : [],
    answer: answered ? contentOf(answered) : [],
  };
}

function contentOf(told: Content): Piece[] {
  const [kind, content] = Object.entries(told.content ?? {})[0] ?? [];
  return content === undefined ? [] : kind === "application/json" ? typeOf(content.schema) : [{ text: kind! }];
}

export function read(told: Description): Interface {
  const groups = new Map<string, Request[]>();
  for (const [path, methods] of Object.entries(told.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const name = /^.*?\/api\/[^/]+/.exec(path)?.[0] ?? path;
      groups.set(name, [...(groups.get(name) ?? []), requestOf(method, path, operation)]);
    }
  const types = Object.entries(told.components.schemas).map(([name, schema]) => ({
    name,
    words: flowing(schema.description),
    fields: Object.entries(schema.properties ?? {}).map(([field, of]) =>
      fieldOf(field, of, schema.required?.includes(field) ?? false),
    ),
  }));
  const any = Object.values(told.paths).flatMap((methods) => Object.values(methods))[0];
  const refusals = Object.entries(any?.responses ?? {}).filter(([code]) => !code.startsWith("2"));
  return {
    groups: [...groups].map(([name, requests]) => ({ name, requests })),
    types: types.sort((a, b) => (a.name < b.name ? -1 : 1)),
    refusals: refusals.map(([code, { description }]) => [code, description ?? ""]),
  };
}

const written = (pieces: readonly Piece[]): string => pieces.map((piece) => piece.text).join("");

/** The entries that contain all the words in their path, name, description or types. */
export function found(all: Interface, words: readonly string[]): Interface {
  if (words.length === 0) return all;
  const fits = (...texts: string[]): boolean => finds(fold(texts.join(" ")), words);
  const fields = (of: readonly Field[]): string => of.map((field) => `${field.name} ${written(field.type)}`).join(" ");
  const groups = all.groups.map(({ name, requests }) => ({
    name,
    requests: requests.filter((each) =>
      fits(each.method, each.path, each.words, fields(each.fields), written(each.body), written(each.answer)),
    ),
  }));
  return {
    ...all,
    groups: groups.filter(({ requests }) => requests.length > 0),
    types: all.types.filter((type) => fits(type.name, type.words, fields(type.fields))),
  };
}
