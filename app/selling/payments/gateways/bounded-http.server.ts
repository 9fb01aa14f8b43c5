import { GatewayError } from "./gateway-error.ts";
import { parseJson } from "./redirect-messages.server.ts";

/** Far above any message of the contract, and far below a harmful size. */
export const MAX_MESSAGE_BYTES = 16 * 1024;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
export type Answer = { status: number; body: unknown };
/** `limit` is in bytes. */
export type Bounds = { timeoutMs: number; limit?: number };

/**
 * Sends one JSON request. Throws a temporary `GatewayError` if headers and body take longer than
 * `timeoutMs`, and a permanent one if the answer is too long or not JSON.
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

/** The server is broken or overloaded, so the same request may succeed later. */
export const isTemporary = (status: number): boolean =>
  status >= 500 || status === 429 || status === 408;

/** `text` is undefined if the answer is too long. Throws a `GatewayError` without an answer. */
export async function exchange(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  bounds: Bounds,
): Promise<{ status: number; text: string | undefined }> {
  const { status, bytes } = await exchangeBytes(fetch, url, init, bounds);
  return { status, text: bytes?.toString("utf8") };
}

/** For binary answers, such as files. `bytes` is undefined if the answer is too long. */
export async function exchangeBytes(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  { timeoutMs, limit }: Bounds,
): Promise<{ status: number; bytes: Buffer | undefined }> {
  try {
    // A redirect would send the signed message to an address that the owner did not configure.
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

/** Returns undefined if the body is longer than the limit, and then leaves the rest unread. */
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
