import { expect, test } from "vitest";
import { namedOrder } from "./named-order.ts";

test.each([
  ["Where is PM-26-000123?", "PM-26-000123"],
  ["My order pm 26 000123, please", "PM-26-000123"],
  ["#PM26000123", "PM-26-000123"],
  ["PM-26-000123 and PM-26-000124", "PM-26-000123"],
  ["Parcel JT-26-000123 of shop-26-000124", "SHOP-26-000124"],
  ["(PM-26-000123)", "PM-26-000123"],
  ["first\nPM-26-000123\nlast", "PM-26-000123"],
])("%j names %s", (text, number) => {
  expect(namedOrder(text, ["PM", "SHOP"])).toBe(number);
});

test.each([
  "",
  "Where is it?",
  "Call me at 09171234567",
  "T-26-000123",
  "XPM-26-000123",
  "PM-26-000123-4",
  "PM-26-00012",
  "We met at 3 PM, 26 people",
])("%j names none", (text) => {
  expect(namedOrder(text, ["PM"])).toBeUndefined();
});
