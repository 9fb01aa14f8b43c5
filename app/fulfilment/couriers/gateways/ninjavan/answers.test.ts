import { describe, expect, it } from "vitest";
import { answering, PARCEL } from "../fakes/open-courier.fixture.ts";

describe("an error", () => {
  const words = (message: string) => ({ error: { title: "Invalid Data", message } });
  it.each([
    [400, words("No weight"), { reason: "refused", says: "No weight" }],
    [422, { message: "No weight" }, { reason: "refused", says: "No weight" }],
    [400, { nvErrorCode: 7, data: { message: "No" } }, { reason: "refused", says: "No" }],
    [400, { messages: ["No", "Never"] }, { reason: "refused", says: "No; Never" }],
    [400, words(" a\n\u0007b\u202E c "), { reason: "refused", says: "a b c" }],
    [400, words(`${"x".repeat(199)}😀y`), { reason: "refused", says: `${"x".repeat(199)}😀` }],
    [400, {}, { reason: "not_understood" }],
    [404, words("Not found"), { reason: "not_understood" }],
    [418, words("Tea"), { reason: "not_understood" }],
    [401, words("Who?"), { reason: "keys_refused" }],
    [403, words("Not yours"), { reason: "keys_refused" }],
    [408, {}, { reason: "no_answer" }],
    [429, {}, { reason: "no_answer" }],
    [503, {}, { reason: "no_answer" }],
  ])("%i with %o is %o", async (status, body, problem) => {
    expect(await answering(status, body).book(PARCEL)).toEqual({ ok: false, ...problem });
  });

  it("about a parcel that is not known is another than a refusal", async () => {
    const unknown = answering(400, words("Tracking number not found"));
    for (const method of ["label", "track", "cancel"] as const) {
      expect(await unknown[method]("NVPH1")).toEqual({ ok: false, reason: "unknown_parcel" });
    }
  });
});

describe("prices", () => {
  it.each([
    [{ data: { total_fee: 85 } }, 8_500],
    [{ data: { total_fee: 115.55 } }, 11_555],
    [{ data: { total_fee: "115.55" } }, 11_555],
    [{ currency: "PHP", price: 99.9 }, 9_990],
    [{ data: { total_fee: 0 } }, undefined],
    [{ data: { total_fee: -1 } }, undefined],
    [{ data: { total_fee: 1e12 } }, undefined],
    [{ data: { total_fee: "free" } }, undefined],
  ])("of %o are %s", async (body, centavos) => {
    const expected =
      centavos === undefined
        ? { ok: false, reason: "not_understood" }
        : { ok: true, value: centavos };
    expect(await answering(200, body).price(PARCEL)).toEqual(expected);
  });
});
