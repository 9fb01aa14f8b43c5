import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { verifySignature } from "./verify-signature.server.ts";

const SECRET = "whsk_signature00000000";
const BODY = `{"data":{"id":"evt_1"}}`;
const SENT_AT = 1_795_226_400;

function signed(by: Partial<Record<"te" | "li", string>>, seconds: number | string = SENT_AT) {
  const [te, li] = [by.te, by.li].map((secret) =>
    secret ? createHmac("sha256", secret).update(`${seconds}.${BODY}`).digest("hex") : "",
  );
  return `t=${seconds},te=${te},li=${li}`;
}

const verify = (header: string | null, { isLive = false, late = 0, rawBody = BODY } = {}) =>
  verifySignature({ header, rawBody, secret: SECRET, isLive }, new Date((SENT_AT + late) * 1_000));

describe("the signature of PayMongo", () => {
  it.each([
    ["at once", 0, "good"],
    ["five minutes later", 300, "good"],
    ["with a clock that is behind", -300, "good"],
    ["after that", 301, "stale"],
    ["from the future", -301, "stale"],
    ["hours later", 3 * 3_600, "stale"],
  ])("is worth what its time says: %s", (_, late, wanted) => {
    const verdict = verify(signed({ te: SECRET }), { late });
    expect(verdict.ok ? "good" : verdict.reason).toBe(wanted);
  });

  it.each([
    ["none", null, {}],
    ["an empty one", "", {}],
    ["one without digests", "t=1795226400,te=,li=", {}],
    ["of the other mode", signed({ te: SECRET }), { isLive: true }],
    ["of the live mode in a test", signed({ li: SECRET }), {}],
    ["by another secret", signed({ te: "whsk_another000000000" }), {}],
    ["of another body", signed({ te: SECRET }), { rawBody: `${BODY} ` }],
    ["of a time that is none", signed({ te: SECRET }, "soon"), {}],
  ])("counts for nothing: %s", (_, header, given) => {
    expect(verify(header, given)).toMatchObject({ ok: false, reason: "bad_signature" });
  });
});
