import { expect, test } from "vitest";
import { followedLink, referralLink } from "./referral-link.ts";

test("a link is the shop's address with the code", () => {
  expect(referralLink("https://shop.example", "JUDE123456")).toBe(
    "https://shop.example/?ref=JUDE123456",
  );
});

test.each([
  ["/?ref=JUDE123456", "/"],
  ["/products?page=2&ref=x&sort=rating", "/products?page=2&sort=rating"],
  ["//evil.example/?ref=x", "/evil.example/"],
  ["/product/nad-plus?ref=", "/product/nad-plus"],
])("%s leads to %s", (address, to) => {
  expect(followedLink(new URL(`https://shop.example${address}`))?.to).toBe(to);
});

test("other addresses are no links of affiliates", () => {
  expect(followedLink(new URL("https://shop.example/products?page=2"))).toBeUndefined();
});
