import { describe, expect, it } from "vitest";
import { adminOrderMessages as say } from "./messages.ts";
import { cancelInput, shipInput, staffCancelInput } from "./input.ts";

describe("tracking", () => {
  it.each([
    [{}, undefined],
    [{ trackingNumber: " ", trackingUrl: " " }, undefined],
    [
      { trackingNumber: " LBC 1 ", trackingUrl: "" },
      { number: "LBC 1", url: null },
    ],
    [
      { trackingNumber: "1", trackingUrl: "https://x.test/1" },
      { number: "1", url: "https://x.test/1" },
    ],
  ])("%o is %o", (typed, tracking) => {
    expect(shipInput.parse(typed)).toEqual({ tracking });
  });

  it.each([
    { trackingNumber: "1", trackingUrl: "http://x.test" },
    { trackingNumber: "1", trackingUrl: "javascript:alert(1)" },
    { trackingNumber: "1", trackingUrl: "x" },
    { trackingUrl: "https://x.test" },
    { trackingNumber: "1".repeat(61) },
    { trackingNumber: "a\u0000b" },
    { trackingNumber: "LBC-1\r\nLBC-2" },
    { trackingNumber: "\ud800" },
  ])("%o is refused", (typed) => {
    expect(shipInput.safeParse(typed).success).toBe(false);
  });

  it("says what a link looks like", () => {
    for (const trackingUrl of ["http://x.test", "x"]) {
      const [issue] = shipInput.safeParse({ trackingNumber: "1", trackingUrl }).error?.issues ?? [];
      expect(issue).toMatchObject({ path: ["trackingUrl"], message: say.trackingUrlWrong });
    }
  });
});

describe("a reason", () => {
  it("is one paragraph, whatever lines it was typed in", () => {
    const typed = { reason: " We ran out.\r\n\r\nSorry. " };
    expect(staffCancelInput.parse(typed)).toEqual({ reason: "We ran out. Sorry." });
  });

  it("is given by staff, and by a buyer who likes to", () => {
    for (const typed of [{}, { reason: " \n " }]) {
      expect(staffCancelInput.safeParse(typed).success).toBe(false);
      expect(cancelInput.parse(typed)).toEqual({ reason: null });
    }
    expect(cancelInput.safeParse({ reason: "x".repeat(301) }).success).toBe(false);
  });
});
