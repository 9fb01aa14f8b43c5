import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { postOutside } from "#app/platform/http/post-outside.server.ts";

const PATIENCE_MS = 10_000;
/** A list of messages is the longest answer. */
const MOST_BYTES = 256 * 1024;

type Ask = {
  url: string;
  headers?: Record<string, string>;
  /** The fields of a POST. Without them the request is a GET. */
  form?: Record<string, string>;
  /** Allows this machine as a target, for tests. */
  loopback: boolean;
};

export type ApiAnswer = { status: number; json: unknown };

/** Asks a company once. A busy or broken company is `no_answer`, since a retry may succeed. */
export async function askCompany({
  url,
  headers = {},
  form,
  loopback,
}: Ask): Promise<Result<ApiAnswer, Refusal<"no_answer" | "not_understood" | "keys_refused">>> {
  const posted = await postOutside({
    method: form ? "POST" : "GET",
    url,
    headers: {
      accept: "application/json",
      ...(form && { "content-type": "application/x-www-form-urlencoded" }),
      ...headers,
    },
    body: form ? new URLSearchParams(form).toString() : "",
    timeoutMs: PATIENCE_MS,
    loopback,
    most: MOST_BYTES,
  });
  if ("failure" in posted) return refuse("no_answer");
  const { status, excerpt } = posted;
  if (status >= 500 || status === 429 || status === 408) return refuse("no_answer");
  if (status === 401 || status === 403) return refuse("keys_refused");
  const json = readJson(excerpt);
  return json === undefined ? refuse("not_understood") : ok({ status, json });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
