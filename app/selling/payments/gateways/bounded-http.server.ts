import { GatewayError } from "./gateway-error.ts";
import { parseJson } from "./redirect-messages.server.ts";

/** Far above any message of the contract, far below what could hurt. */
export const MAX_MESSAGE_BYTES = 16 * 1024;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
export type Answer = { status: number; body: unknown };
/** `limit` is in bytes. */
export type Bounds = { timeoutMs: number; limit?: number };

/**
 * One exchange in JSON. Throws a temporary `GatewayError` when there is no answer within `timeoutMs`,
 * headers and body together, and a permanent one when the answer is not JSON or too long.
 */
export async function exchangeJson(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  bounds: Bounds,
): Promise<Answer> {
  const { status, text } = await exchange(fetch, url, init, bounds);
  if (isTemporary(status)) {
    throw new GatewayError(`the gateway answered ${status}`, { temporary: true });
  }
  if (text === undefined) {
    throw new GatewayError("the gateway's answer is too long", { temporary: false });
  }
  const body = parseJson(text);
  if (body === undefined) {
    throw new GatewayError(`the gateway answered ${status} without JSON`, { temporary: false });
  }
  return { status, body };
}

/** A server that is broken or overloaded: the same request may succeed later. */
export const isTemporary = (status: number): boolean =>
  status >= 500 || status === 429 || status === 408;

/** `text` is undefined when the answer is too long. Throws `GatewayError` without an answer. */
export async function exchange(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  bounds: Bounds,
): Promise<{ status: number; text: string | undefined }> {
  const { status, bytes } = await exchangeBytes(fetch, url, init, bounds);
  return { status, text: bytes?.toString("utf8") };
}

/** The same for what is no text, such as a file: `bytes` is undefined when it is too long. */
export async function exchangeBytes(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  { timeoutMs, limit }: Bounds,
): Promise<{ status: number; bytes: Buffer | undefined }> {
  try {
    // A redirect would carry the signed message to an address nobody configured.
    const response = await fetch(url, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, bytes: await readBoundedBytes(response.body, limit) };
  } catch (cause) {
    throw new GatewayError("no answer from the other side", { temporary: true, cause });
  }
}

/** Undefined when the body is longer than the limit; the rest is then not read. */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  limit?: number,
): Promise<string | undefined> {
  return (await readBoundedBytes(body, limit))?.toString("utf8");
}

async function readBoundedBytes(
  body: ReadableStream<Uint8Array> | null,
  limit = MAX_MESSAGE_BYTES,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
