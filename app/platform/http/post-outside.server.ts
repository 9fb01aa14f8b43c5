import { lookup } from "node:dns/promises";
import { request as requestHttp, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress, outsideProblem } from "#app/lib/public-address.ts";

/** Why nothing was answered. */
export type PostFailure = "not_allowed" | "unknown_name" | "timed_out" | "unreachable";

type Outcome =
  | { status: number; excerpt: string; retryAfter: string | undefined }
  | { failure: PostFailure };

export type Posted = Outcome & { ms: number };

type Post = {
  /** `POST` unless something else is said. */
  method?: "GET" | "POST" | "PUT" | "DELETE";
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  /** Also to this machine, which only tests configure. */
  loopback: boolean;
  /** As many bytes of the answer as are read. */
  most?: number;
};

const EXCERPT = 1_000;

/**
 * Sends to an address that somebody typed. The name is resolved once, every address it has must be
 * on the open internet, and the connection goes to the one that was looked at. A redirect is an
 * answer like any other, and not followed.
 */
export async function postOutside(post: Post): Promise<Posted> {
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

type Resolved = { address: string; family: number };

async function resolve(
  { hostname, protocol }: URL,
  loopback: boolean,
  signal: AbortSignal,
): Promise<Resolved | PostFailure> {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  // Such an address was let in by `outsideProblem` already.
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
  { address, family }: Resolved,
  signal: AbortSignal,
): Promise<Outcome> {
  const options: RequestOptions = {
    method,
    headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
    signal,
    // A connection of its own, so that none is used again that was made for another address.
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
    // Leaving the loop ends the connection.
    if (size >= most) break;
  }
  const text = Buffer.concat(parts).subarray(0, most).toString("utf8");
  return text.replaceAll("\0", "");
}
