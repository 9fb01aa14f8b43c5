import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

const QUALITY = {
  once: { br: 3, gzip: 3 },
  often: { br: 6, gzip: 7 },
};

/** Off the main thread. `use` says how often the result is sent, and so what it may cost. */
export async function encode(
  plain: Buffer<ArrayBuffer>,
  encoding: Encoding,
  use: "once" | "often",
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "identity") return plain;
  if (encoding === "gzip") return zip(plain, { level: QUALITY[use].gzip });
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[use].br,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

/** What a browser takes, of what we have. */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const taken = accepted.replaceAll(/\b(br|gzip)\s*;\s*q=0(?:\.0*)?(?![.\d])/gi, "");
  if (/\bbr\b/i.test(taken)) return "br";
  return /\bgzip\b/i.test(taken) ? "gzip" : "identity";
}
