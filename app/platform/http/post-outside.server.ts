import { lookup } from "node:dns/promises";
import { request as requestHttp, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress, outsideProblem } from "#app/lib/public-address.ts";

export type PostFailure = "not_allowed" | "unknown_name" | "timed_out" | "unreachable";

type Outcome =
  | { status: number; excerpt: string; retryAfter: string | undefined }
  | { failure: PostFailure };

export type PostAnswer = Outcome & { ms: number };

type Post = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
  timeoutMs: number;
  /** Allows this machine as a target, for tests. */
  loopback: boolean;
  most?: number;
};

const EXCERPT = 1_000;

/**
 * Sends to an address that a user typed. To prevent rebinding, the name is resolved once, all its
 * addresses must be on the open internet, and the connection uses a checked one. Redirects are
 * returned, not followed.
 */
export async function postOutside(post: Post): Promise<PostAnswer> {
  const begun = performance.now();
  const ended = async (): Promise<Outcome> => {
    if (outsideProblem(post.url, post.loopback)) return { failure: "not_allowed" };
    const url = new URL(post.url);
    const signal = AbortSignal.timeout(post.timeoutMs);
    try {
      const address = await resolve(url, post.loopback, signal);
      return typeof address === "string" ? { failure: address } : await send(post, address, signal);
    } catch {
      return { failure: signal.aborted ? "timed_out" : "unreachable" };
    }
  };
  return { ...(await ended()), ms: Math.round(performance.now() - begun) };
}

type AddressRecord = { address: string; family: number };

async function resolve(
  { hostname, protocol }: URL,
  loopback: boolean,
  signal: AbortSignal,
): Promise<AddressRecord | PostFailure> {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  // `outsideProblem` has already allowed this address.
  if (isIP(host) && loopback && protocol === "http:") return { address: host, family: 4 };
  const found = await Promise.race([
    lookup(host, { all: true }).catch(() => []),
    new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(new Error("timed out")), { once: true });
    }),
  ]);
  const [first] = found;
  if (!first) return "unknown_name";
  return found.every(({ address }) => isPublicAddress(address)) ? first : "not_allowed";
}

function send(
  { method = "POST", url, headers, body, most = EXCERPT }: Post,
  { address, family }: AddressRecord,
  signal: AbortSignal,
): Promise<Outcome> {
  const options: RequestOptions = {
    method,
    headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
    signal,
    // A fresh connection, so that none is reused that was opened to another address.
    agent: false,
    lookup: (_host, { all }, done) =>
      all ? done(null, [{ address, family }]) : done(null, address, family),
  };
  const request = url.startsWith("https:") ? requestHttps : requestHttp;
  return new Promise((answer, reject) => {
    const read = async (response: IncomingMessage) => {
      const excerpt = await excerptOf(response, most);
      const { statusCode: status = 0, headers: said } = response;
      answer({ status, excerpt, retryAfter: said["retry-after"] });
    };
    const sent = request(url, options, (response) => void read(response).catch(reject));
    sent.on("error", reject);
    sent.end(body);
  });
}

async function excerptOf(response: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    // Leaving the loop closes the connection.
    if (size >= most) break;
  }
  const text = Buffer.concat(parts).subarray(0, most).toString("utf8");
  return text.replaceAll("\0", "");
}
