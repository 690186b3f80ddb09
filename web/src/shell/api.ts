/** Requests to the server, typed by its OpenAPI description. Refusals are thrown. */
import createClient, { type Middleware } from "openapi-fetch";
import type { paths } from "$wire";
import { basePath } from "./route.svelte";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
  ) {
    super(message);
  }
}

let csrf = "";
export const setCsrf = (token: string): void => void (csrf = token);

const refusals: Middleware = {
  onRequest({ request }) {
    if (request.method !== "GET" && csrf) request.headers.set("x-csrf-token", csrf);
    return request;
  },
  onError() {
    return new Refused("unreachable", "the server cannot be reached");
  },
  async onResponse({ response }) {
    if (response.ok) return undefined;
    const body = (await response
      .clone()
      .json()
      .catch(() => ({}))) as { code?: string; message?: string };
    throw new Refused(body.code ?? "unreachable", body.message ?? response.statusText, response.status);
  },
};

const client = createClient<paths>({ baseUrl: location.origin + basePath });
client.use(refusals);

type Client = typeof client;
export const api: Client = client;

/** The data of a response. openapi-fetch returns errors as values; here they have already been thrown. */
export async function got<T>(answer: Promise<{ data?: T }>): Promise<T> {
  return (await answer).data as T;
}
