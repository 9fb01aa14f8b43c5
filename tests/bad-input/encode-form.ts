import { type Pair, urlencode } from "./pairs.ts";
import type { Shape } from "./tampering.ts";

type EncodedBody = {
  headers: Record<string, string>;
  body: Buffer;
  /** What a server reads of it. */
  form: URLSearchParams;
};

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const JSON_TYPE = { "content-type": "application/json" };
const BOUNDARY = "----a-boundary";
const MULTIPART = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
const OVERSIZE = 1_000_000;

/** A form as it travels, whole or broken. */
export function encodeForm(pairs: readonly Pair[], shape: Shape): EncodedBody {
  const text = urlencode(pairs);
  const unread = (headers: Record<string, string>, body: Buffer | string): EncodedBody => {
    return { headers, body: Buffer.from(body), form: new URLSearchParams() };
  };
  switch (shape) {
    case "urlencoded":
      return { headers: FORM, body: Buffer.from(text), form: new URLSearchParams(text) };
    case "multipart":
      return { headers: MULTIPART, body: multipart(pairs), form: asTheyAre(pairs) };
    case "multipart with files":
      return unread(MULTIPART, multipart(pairs, '; filename="../../a\u0000.php"'));
    case "multipart cut off":
      return unread(MULTIPART, multipart(pairs).subarray(0, -20));
    case "json":
      return unread(JSON_TYPE, encodeJson(pairs).body);
    case "plain text":
      return unread({ "content-type": "text/plain" }, text);
    case "no content type":
      return unread({}, text);
    case "odd content type":
      return unread({ "content-type": "multipart/form-data; boundary=" }, text);
    case "nothing":
      return unread(FORM, "");
    case "garbage":
      return unread(FORM, Buffer.from([0, 255, 254, 37, 38, 61, 37, 122, 122, 10]));
    case "oversize":
      return unread(FORM, `${text}${"&x=%00".repeat(OVERSIZE / 6)}`);
  }
}

export function encodeJson(pairs: readonly Pair[]): EncodedBody {
  const values = Object.fromEntries(pairs.map(({ name, text }) => [name, text]));
  const form = asTheyAre(Object.entries(values).map(([name, text]) => ({ name, text })));
  return { headers: JSON_TYPE, body: Buffer.from(JSON.stringify(values)), form };
}

/** A form of a file, with its other fields before it. */
export function encodeUpload(
  { name, bytes }: { name: string; bytes: Uint8Array },
  pairs: readonly Pair[],
): EncodedBody {
  const texts = pairs.filter((pair) => pair.name !== name);
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"`;
  const parts = [
    ...texts.map((pair) => textPart(pair)),
    `${head}\r\n\r\n`,
    bytes,
    `\r\n--${BOUNDARY}--\r\n`,
  ];
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return { headers: MULTIPART, body, form: asTheyAre([...texts, { name, text: "a file" }]) };
}

function asTheyAre(pairs: readonly Pair[]): URLSearchParams {
  return new URLSearchParams(pairs.map(({ name, text }) => [name, text]));
}

function multipart(pairs: readonly Pair[], more = ""): Buffer {
  const parts = pairs.map((pair) => textPart(pair, more));
  return Buffer.from(`${parts.join("")}--${BOUNDARY}--\r\n`);
}

function textPart({ name, text }: Pair, more = ""): string {
  const quoted = name.replaceAll(/["\r\n]/g, encodeURIComponent);
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${quoted}"`;
  return `${head}${more}\r\n\r\n${text}\r\n`;
}
