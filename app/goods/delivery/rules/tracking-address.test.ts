import fc from "fast-check";
import { expect, test } from "vitest";
import { followUrl, isTrackingAddress } from "./tracking-address.ts";

test.each([
  ["https://www.lbcexpress.com/track/?tracking_no={number}", true],
  ["https://www.jtexpress.ph/trajectoryQuery?flag=1", true],
  ["https://courier.example", true],
  ["http://courier.example/{number}", false],
  ["javascript:alert(1)", false],
  ["https://{number}.example/x", false],
  ["https://user:secret@courier.example/", false],
  ["https://courier.example/<script>", false],
  ["https://courier.example/{name}", false],
  ["https://courier.example/ {number}", false],
  ["https://", false],
])("%s may be stored: %s", (address, may) => {
  expect(isTrackingAddress(address)).toBe(may);
});

test("no number leads to another host, or out of its part of the address", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (number) => {
      fc.pre(number.isWellFormed());
      const url = new URL(followUrl("https://courier.example/track/?no={number}&lang=en", number)!);
      expect(url.host).toBe("courier.example");
      expect(url.searchParams.get("no")).toBe(number);
      expect(url.searchParams.get("lang")).toBe("en");
    }),
  );
});

test("a carrier without a page has no link", () => {
  expect(followUrl("", "1")).toBeNull();
});
