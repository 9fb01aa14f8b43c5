import { expect, test } from "vitest";
import { renewLinks } from "./renew-links.ts";

const isOwn = (token: string) => token.startsWith("own-");
const renewed = (text: string) => renewLinks(text, "own-2", isOwn);

test.each([
  [
    '<a href="https://shop.test/order/own-1">It</a>',
    '<a href="https://shop.test/order/own-2">It</a>',
  ],
  ["See https://shop.test/order/own-1.", "See https://shop.test/order/own-2."],
  [
    "https://shop.test/order/own-1 https://shop.test/order/own-1",
    "https://shop.test/order/own-2 https://shop.test/order/own-2",
  ],
  ["https://shop.test/order/other-1", "https://shop.test/order/other-1"],
  ["https://shop.test/confirm-order/own-1", "https://shop.test/confirm-order/own-1"],
  ["no link", "no link"],
])("%s", (text, now) => {
  expect(renewed(text)).toBe(now);
});
