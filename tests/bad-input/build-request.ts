import { dataAddress } from "../data-address.ts";
import type { Call } from "./call.ts";
import { encodeForm, encodeJson, encodeUpload } from "./encode-form.ts";
import type { Fields } from "./fields.ts";
import { type Pair, encode, urlencode } from "./pairs.ts";
import type { BuiltRequest } from "./send.ts";
import type { Changes, Tampering } from "./tampering.ts";

export type Endpoint = { method: "GET" | "POST"; pattern: string };
type Surroundings = { url: string; session: string };

/** What is longer never reaches the address: the parser of HTTP refuses it (see wire.test.ts). */
const LONGEST = 5_000;

export type Built = {
  asked: BuiltRequest;
  /** What the query says, as a server reads it. */
  query: URLSearchParams;
  /** What the form says; nothing when it travels in a way that forms do not. */
  form: URLSearchParams;
};

/** The hostile request, byte for byte. */
export function buildRequest(
  { method, pattern }: Endpoint,
  call: Call,
  tampering: Tampering,
  { url, session }: Surroundings,
): Built {
  const { params, query, fields, extra, cookies, data } = tampering;
  const more = extra.map(([name, { text }]) => ({ name, text }));
  const ownPath = pathOf(pattern, apply(call.params, params));
  const path = data ? dataAddress(ownPath) : ownPath;
  const asks = [...apply(call.query, query), ...(method === "GET" ? more : [])];
  const search = urlencode(asks).slice(0, LONGEST);
  const headers: Record<string, string> = {
    ...call.headers,
    ...(method === "POST" ? { origin: url } : {}),
    cookie: [session, call.cookie, ...cookies.map(([name, { text }]) => `${name}=${header(text)}`)]
      .filter(Boolean)
      .join("; "),
    ...tampering.headers,
  };
  const asked = { method, path: search ? `${path}?${search}` : path, headers };
  const said = { asked, query: new URLSearchParams(search), form: new URLSearchParams() };
  if (method !== "POST") return said;
  const { form, ...sent } = bodyOf(call, [...apply(call.fields, fields), ...more], tampering);
  return {
    ...said,
    form,
    asked: { ...asked, body: sent.body, headers: { ...sent.headers, ...headers } },
  };
}

function bodyOf(call: Call, pairs: readonly Pair[], { shape, signature }: Tampering) {
  if (call.file && shape === "urlencoded") return encodeUpload(call.file, pairs);
  if (!call.sign) return encodeForm(pairs, shape);
  const whole = !call.signsForm && (shape === "urlencoded" || shape === "json");
  const encoded = whole ? encodeJson(pairs) : encodeForm(pairs, shape);
  const signed = call.sign(encoded.body.toString("utf8"));
  return { ...encoded, headers: { ...encoded.headers, ...signatures[signature](signed) } };
}

/** What may become of a signature on its way. */
const signatures: Record<
  Tampering["signature"],
  (signed: Record<string, string>) => Record<string, string>
> = {
  valid: (signed) => signed,
  missing: () => ({}),
  wrong: (signed) =>
    mapped(signed, (text) => text.replace(/.$/, (last) => (last === "0" ? "1" : "0"))),
  // One without a time cannot be stale, so it is spoiled.
  stale: (signed) =>
    mapped(signed, (text) => (/^t=\d/.test(text) ? text.replace(/^t=\d+/, "t=1") : `${text}0`)),
  odd: (signed) => mapped(signed, () => `t=${"9".repeat(400)},v1=,v1=x`),
};

function mapped(headers: Record<string, string>, change: (text: string) => string) {
  return Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, change(text)]));
}

function apply(fields: Fields = {}, changes: Changes): Pair[] {
  return Object.entries(fields).flatMap(([name, { valid }]): Pair[] => {
    const own = { name, text: valid };
    const change = changes.find((candidate) => candidate.name === name)?.change;
    switch (change?.how) {
      case undefined:
        return [own];
      case "set":
        return [{ name, text: change.value.text }];
      case "raw":
        return [{ name, text: change.value.text, raw: true }];
      case "add":
        return [own, { name, text: change.value.text }];
      case "put before":
        return [{ name, text: change.value.text }, own];
      case "rename":
        return [{ name: `${name}${change.suffix}`, text: valid }];
      case "leave out":
        return [];
    }
  });
}

/** Without a value there is nothing between the slashes; of two, the first is taken. */
function pathOf(pattern: string, params: readonly Pair[]): string {
  const path = pattern.replaceAll(/:(\w+)|\*/g, (part, name: string | undefined) => {
    const found = params.find((pair) => pair.name === (name ?? part));
    return found ? encode(found) : "";
  });
  return path.slice(0, LONGEST);
}

/** What a header may hold at all. */
function header(text: string): string {
  return Buffer.from(text.slice(0, 2_000))
    .toString("latin1")
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "?");
}
