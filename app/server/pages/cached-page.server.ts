import { createHash } from "node:crypto";
import { encode, type Encoding } from "./encode.server.ts";

/** An answer that can be repeated, its body compressed for each encoding when first needed. */
export type CachedPage = {
  status: number;
  /** Only of a page that may be cached. */
  etag: string | undefined;
  bytes: number;
  /** The headers of the answer to a browser that has the page. */
  notModified: string[];
  ready: Map<Encoding, PackedAnswer>;
  pack(encoding: Encoding): Promise<PackedAnswer>;
};

/** Names and values of headers by turns, as `writeHead` takes them with the least work. */
type PackedAnswer = { headers: string[]; body: Buffer };

/** Of an answer without a page (RFC 9110), and what every answer has. */
const WITHOUT_PAGE = ["etag", "vary", "x-content-type-options", "strict-transport-security"];
const NOT_REPEATED = new Set(["set-cookie", "content-length", "transfer-encoding"]);
/** Browsers keep it too, and revalidate it each time. */
const REVALIDATE = "public, no-cache";

export async function cachedPage(response: Response, mayBeCached: boolean): Promise<CachedPage> {
  const plain = Buffer.from(await response.arrayBuffer());
  const etag = mayBeCached ? `W/"${digest(plain)}"` : undefined;
  const headers = new Headers(response.headers);
  for (const name of NOT_REPEATED) headers.delete(name);
  headers.append("vary", "accept-encoding");
  if (etag) {
    headers.set("etag", etag);
    headers.set("cache-control", REVALIDATE);
  }
  const ready = new Map<Encoding, PackedAnswer>();
  const packing = new Map<Encoding, Promise<PackedAnswer>>();

  async function make(encoding: Encoding): Promise<PackedAnswer> {
    const body = await encode(plain, encoding, mayBeCached ? "often" : "once");
    const own = new Headers(headers);
    if (encoding !== "identity") own.set("content-encoding", encoding);
    own.set("content-length", String(body.length));
    const packed = { body, headers: [...own].flat() };
    ready.set(encoding, packed);
    return packed;
  }

  return {
    status: response.status,
    etag,
    bytes: plain.length,
    notModified: [...headers].filter(([name]) => WITHOUT_PAGE.includes(name)).flat(),
    ready,
    pack(encoding) {
      const made = packing.get(encoding) ?? make(encoding);
      packing.set(encoding, made);
      return made;
    },
  };
}

function digest(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}
