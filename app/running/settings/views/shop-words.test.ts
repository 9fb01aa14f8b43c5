import { expect, test } from "vitest";
import { chargesOf } from "../rules/charges.ts";
import {
  fillShopWords,
  inBusinessDays,
  shippingInWords,
  shopWords,
  taxInWords,
  usualTimes,
} from "./shop-words.ts";
import { deliveryTimes } from "../rules/delivery-times.ts";
import { readSettings } from "../rules/read-settings.ts";

const first = readSettings({});

test("as the shop begins: free, nothing added, in the times it is known for", () => {
  expect(shopWords(first)).toEqual({
    ships: "1-2 business days",
    arrives: "3-5 business days",
    shipping: "Free shipping",
    tax: "Prices include tax",
    referral: "30 days",
    commission: "10% of the goods in a buyer’s first order, 5% in each later order",
    payments: "Checkout shows your payment options.",
    hours: "Mon-Fri 9AM-6PM, Sat 10AM-4PM, Manila time",
  });
  expect(usualTimes(deliveryTimes(first))).toBe(
    "Ships in 1-2 business days, arrives 3-5 business days later",
  );
});

test("a text says what the settings say, and keeps what they do not know", () => {
  const words = shopWords(readSettings({ ships_days_max: "4", support_hours: "" }));
  expect(fillShopWords("Ships in {ships}. People answer {hours}. {toString} {SHIPS}", words)).toBe(
    "Ships in 1-4 business days. People answer as soon as they can. {toString} {SHIPS}",
  );
});

test("a link counts for a day, and one rate for all orders is said once", () => {
  const given = { affiliate_window_days: "1", affiliate_repeat_percent: "10" };
  expect(shopWords(readSettings(given))).toMatchObject({
    referral: "1 day",
    commission: "10% of the goods in each order",
  });
});

test.each([
  [[1, 1], "1 business day"],
  [[2, 2], "2 business days"],
  [[0, 1], "0-1 business day"],
] as const)("%j is %s", (days, words) => {
  expect(inBusinessDays(days)).toBe(words);
});

test("days that were entered the wrong way round are read the right way", () => {
  const stored = { arrives_days_min: "9", arrives_days_max: "4" };
  expect(deliveryTimes(readSettings(stored)).travels).toEqual([4, 9]);
});

test.each([
  [{}, "Free shipping", "Prices include tax"],
  [{ shipping_fee: "150" }, "Shipping ₱150 per order", "Prices include tax"],
  [
    { shipping_fee: "150", shipping_free_from: "5000", tax_percent: "12" },
    "Shipping ₱150 per order, free from ₱5,000",
    "12% tax is added at checkout",
  ],
])("%j", (stored, shipping, tax) => {
  const charges = chargesOf(readSettings(stored));
  expect([shippingInWords(charges), taxInWords(charges)]).toEqual([shipping, tax]);
});
