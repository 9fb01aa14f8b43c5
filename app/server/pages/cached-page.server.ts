import { createHash } from "node:crypto";
import { encode } from "./encode.server.ts";
import type { Encoding } from "./encode.server.ts";

/** An answer that can be given again, its body packed in each way when first asked for. */
export type CachedPage = {
  status: number;
  /** Only of what may be kept. */
  etag: string | undefined;
  bytes: number;
  ready: Map<Encoding, Packed>;
  pack(encoding: Encoding): Promise<Packed>;
};

/** Names and values of headers by turns, as `writeHead` takes them with the least work. */
type Packed = { headers: string[]; body: Buffer };

const NOT_REPEATED = new Set(["set-cookie", "content-length", "transfer-encoding"]);
/** Browsers keep it too, and ask each time whether it still holds. */
const ASK_FIRST = "public, no-cache";

export async function copyOf(response: Response, mayBeKept: boolean): Promise<CachedPage> {
  const plain = Buffer.from(await response.arrayBuffer());
  const etag = mayBeKept ? `W/"${digest(plain)}"` : undefined;
  const headers = new Headers(response.headers);
  for (const name of NOT_REPEATED) headers.delete(name);
  headers.append("vary", "accept-encoding");
  if (etag) {
    headers.set("etag", etag);
    headers.set("cache-control", ASK_FIRST);
  }
  const ready = new Map<Encoding, Packed>();
  const packing = new Map<Encoding, Promise<Packed>>();

  async function make(encoding: Encoding): Promise<Packed> {
    const body = await encode(plain, encoding, mayBeKept ? "often" : "once");
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
