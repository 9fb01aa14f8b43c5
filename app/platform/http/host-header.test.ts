import { expect, test } from "vitest";
import { hostName } from "./host-header.ts";

test.each([
  ["shop.example", "shop.example"],
  ["Shop.Example:8443", "shop.example"],
  ["app_web:3000", "app_web"],
  ["127.0.0.1:3000", "127.0.0.1"],
  ["[::1]:3000", "[::1]"],
  ["[2001:db8::1]", "[2001:db8::1]"],
])("%s is asked for as %s", (header, name) => {
  expect(hostName(header)).toBe(name);
});

test.each([
  "",
  " ",
  "1.2.3.256",
  "1.2.3.4.5",
  "256.256.256.256:80",
  "0x7f.1",
  "127.1",
  "2130706433",
  "shop.1",
  "0",
  "999999999999",
  "shop.example:99999",
  "shop.example:",
  "shop.example:80:80",
  "[::1",
  "[::g]",
  "::1",
  "a b",
  "a/b",
  "a@b",
  "a,b",
  "a?b",
  "a#b",
  "a%00",
  "shöp.example",
])("%j is no host", (header) => {
  expect(hostName(header)).toBeUndefined();
});
