import { expect, test } from "vitest";
import { readUnit, unitCookie } from "./unit-cookie.server.ts";

const SHOP = "https://shop.example";
const read = (cookie?: string) =>
  readUnit({ headers: new Headers(cookie === undefined ? {} : { cookie }) }, SHOP);

test.each([
  [undefined, "lbs"],
  ["__Host-weight_unit=kg", "kg"],
  ["a=b; __Host-weight_unit=kg; c=d", "kg"],
  ["weight_unit=kg", "lbs"],
  ["__Host-weight_unit=stones", "lbs"],
])("of the cookies %j the unit is %s", (cookies, unit) => {
  expect(read(cookies)).toBe(unit);
});

test("what is remembered is read again", () => {
  expect(read(unitCookie("kg", SHOP).split(";")[0])).toBe("kg");
});
