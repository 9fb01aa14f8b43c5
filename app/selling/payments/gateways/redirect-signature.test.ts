import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  LINK_FIELDS,
  signBody,
  signLink,
  signStatusQuery,
  verifyBody,
  verifyLink,
  verifyStatusQuery,
  type LinkFields,
} from "./redirect-signature.server.ts";

const SECRET = "a-secret-both-sides-know";
const AT = new Date("2026-11-21T02:00:00Z");
const TS = String(AT.getTime() / 1000);
const BODY = '{"event_id":"evt_1","amount":"12500.00"}';
const FIELDS: LinkFields = {
  amount: "12500.00",
  currency: "PHP",
  reference: "order_1795226400000_k3Jd82hG",
  customer_email: "maria+test@example.test",
  customer_name: "Maria Clara Ñuñez & Söhne",
  return_url: "https://shop.example/portal?order_success=true",
  cancel_url: "https://shop.example/checkout?payment_cancelled=true",
  ts: TS,
  nonce: "n-1",
  v: "1",
};

const later = (seconds: number) => new Date(AT.getTime() + seconds * 1000);
const query = (fields: LinkFields) => new URLSearchParams(signLink(fields, SECRET));
const anything = fc.string({ unit: "binary", maxLength: 40 });
const fieldsOfAnyText = fc.record({
  amount: anything,
  currency: anything,
  reference: anything,
  customer_email: anything,
  customer_name: anything,
  return_url: anything,
  cancel_url: anything,
  ts: fc.constant(TS),
  nonce: anything,
  v: fc.constant("1"),
});

describe("a payment link", () => {
  it("names its parameters in one fixed order, whatever the order they are given in", () => {
    const { amount, currency, ...rest } = FIELDS;
    const shuffled = { ...rest, currency, amount };
    expect(signLink(shuffled, SECRET)).toBe(signLink(FIELDS, SECRET));
    expect([...query(FIELDS).keys()]).toEqual([...LINK_FIELDS, "signature"]);
  });

  it("is accepted with every text a person can have typed, half characters included", () => {
    fc.assert(
      fc.property(fieldsOfAnyText, (fields) => {
        expect(verifyLink(query(fields), SECRET, AT)).toEqual({ ok: true, value: undefined });
      }),
    );
    expect(verifyLink(query({ ...FIELDS, customer_name: "\uD800" }), SECRET, AT).ok).toBe(true);
  });

  it("is refused when any parameter has another value", () => {
    fc.assert(
      fc.property(
        fieldsOfAnyText,
        fc.constantFrom(...LINK_FIELDS, "signature"),
        anything,
        (fields, name, value) => {
          const changed = query(fields);
          fc.pre(changed.get(name) !== value);
          changed.set(name, value);
          expect(verifyLink(changed, SECRET, AT).ok).toBe(false);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([...LINK_FIELDS, "signature"])("is refused without %s, or with two of it", (name) => {
    const missing = query(FIELDS);
    missing.delete(name);
    const doubled = query(FIELDS);
    doubled.append(name, doubled.get(name) ?? "");
    expect(verifyLink(missing, SECRET, AT).ok).toBe(false);
    expect(verifyLink(doubled, SECRET, AT).ok).toBe(false);
  });

  it("is refused without a parameter even when that one was signed empty", () => {
    const missing = query({ ...FIELDS, customer_name: "" });
    missing.delete("customer_name");
    expect(verifyLink(missing, SECRET, AT)).toMatchObject({ reason: "bad_signature" });
  });

  it("does not let text move from one parameter into the next", () => {
    const honest = query({ ...FIELDS, reference: "r", customer_email: "a@b.test" });
    const moved = query(FIELDS);
    moved.set("signature", honest.get("signature") ?? "");
    moved.set("reference", "r&customer_email=a@b.test");
    expect(verifyLink(moved, SECRET, AT)).toMatchObject({ reason: "bad_signature" });
  });

  it.each([
    [-301, "stale"],
    [-300, undefined],
    [0, undefined],
    [1_800, undefined],
    [1_801, "stale"],
  ])("opened %i seconds after signing: %s", (seconds, reason) => {
    expect(verifyLink(query(FIELDS), SECRET, later(seconds))).toMatchObject(
      reason ? { ok: false, reason } : { ok: true },
    );
  });

  it.each(["", "1e9", "-5", `${TS}.5`, "９９"])("is never current with the time %j", (ts) => {
    expect(verifyLink(query({ ...FIELDS, ts }), SECRET, AT).ok).toBe(false);
  });

  it("is refused in another version of the contract", () => {
    expect(verifyLink(query({ ...FIELDS, v: "2" }), SECRET, AT).ok).toBe(false);
  });
});

describe("the way to pay in a payment link", () => {
  const link = () => new URLSearchParams(signLink(FIELDS, SECRET, "gcash"));

  it("leaves the rest of the link as it is, so that an older page can ignore it", () => {
    const older = link();
    older.delete("payment_method");
    older.delete("method_signature");
    expect(older.toString()).toBe(query(FIELDS).toString());
    expect(verifyLink(older, SECRET, AT).ok).toBe(true);
  });

  it("is accepted as it was signed", () => {
    expect(verifyLink(link(), SECRET, AT).ok).toBe(true);
    expect(link().get("payment_method")).toBe("gcash");
  });

  it.each([
    ["changed", (given: URLSearchParams) => given.set("payment_method", "maya")],
    ["doubled", (given: URLSearchParams) => given.append("payment_method", "maya")],
    ["taken away", (given: URLSearchParams) => given.delete("payment_method")],
    ["without its signature", (given: URLSearchParams) => given.delete("method_signature")],
    [
      "signed for another link",
      (given: URLSearchParams) => {
        const other = new URLSearchParams(signLink({ ...FIELDS, nonce: "n-2" }, SECRET, "gcash"));
        given.set("method_signature", other.get("method_signature") ?? "");
      },
    ],
  ])("is refused when it was %s", (_what, change) => {
    const changed = link();
    change(changed);
    expect(verifyLink(changed, SECRET, AT)).toMatchObject({ reason: "bad_signature" });
  });
});

describe("a signed body", () => {
  const header = signBody(BODY, SECRET, AT);

  it("is accepted as it was sent", () => {
    expect(verifyBody(header, BODY, SECRET, AT).ok).toBe(true);
  });

  it("is refused with any one byte changed, added or lost", () => {
    const bytes = Buffer.from(BODY);
    const edit = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255), fc.constantFrom(0, 1, 2));
    fc.assert(
      fc.property(edit, ([at, byte, kind]) => {
        const put = kind === 2 ? [] : [byte];
        const changed = Buffer.concat([
          bytes.subarray(0, at),
          Buffer.from(put),
          bytes.subarray(kind === 1 ? at : at + 1),
        ]).toString("utf8");
        fc.pre(changed !== BODY);
        expect(verifyBody(header, changed, SECRET, AT)).toMatchObject({ reason: "bad_signature" });
      }),
      { numRuns: 3_000 },
    );
  });

  it("is refused with any one character of the header changed", () => {
    fc.assert(
      fc.property(fc.nat(header.length - 1), fc.string({ maxLength: 1 }), (at, character) => {
        const changed = header.slice(0, at) + character + header.slice(at + 1);
        fc.pre(changed !== header);
        expect(verifyBody(changed, BODY, SECRET, AT).ok).toBe(false);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ["none", null],
    ["an empty one", ""],
    ["only a time", `t=${TS}`],
    ["an empty signature", `t=${TS},v1=`],
    ["capital letters", header.toUpperCase()],
    ["another scheme", header.replace("v1", "v0")],
    ["two headers joined", `${header}, ${header}`],
    ["a second signature", `${header},v1=${"0".repeat(64)}`],
    ["a space", header.replace(",", ", ")],
    ["a signature of another secret", signBody(BODY, "the secret of test mode", AT)],
    ["a newer time on an old signature", header.replace(TS, String(Number(TS) + 1))],
  ])("is refused with this header: %s", (_what, given) => {
    expect(verifyBody(given, BODY, SECRET, AT)).toEqual({ ok: false, reason: "bad_signature" });
  });

  it.each([
    [-301, "stale"],
    [-300, undefined],
    [300, undefined],
    [301, "stale"],
  ])("arriving %i seconds after signing: %s", (seconds, reason) => {
    expect(verifyBody(header, BODY, SECRET, later(seconds))).toMatchObject(
      reason ? { ok: false, reason } : { ok: true },
    );
  });
});

describe("a status question", () => {
  const asked = () =>
    new URLSearchParams(signStatusQuery({ reference: "order_1_a", ts: TS }, SECRET));

  it("is accepted for 300 seconds either way", () => {
    expect(verifyStatusQuery(asked(), SECRET, later(300)).ok).toBe(true);
    expect(verifyStatusQuery(asked(), SECRET, later(301))).toMatchObject({ reason: "stale" });
    expect(verifyStatusQuery(asked(), SECRET, later(-301))).toMatchObject({ reason: "stale" });
  });

  it.each(["reference", "ts", "signature"])("is refused with another %s", (name) => {
    const changed = asked();
    changed.set(name, `${changed.get(name)}0`);
    expect(verifyStatusQuery(changed, SECRET, AT)).toMatchObject({ reason: "bad_signature" });
  });

  it("is never a payment link, nor the other way round", () => {
    expect(verifyLink(asked(), SECRET, AT).ok).toBe(false);
    expect(verifyStatusQuery(query(FIELDS), SECRET, AT).ok).toBe(false);
  });
});
