import { expect, test } from "vitest";
import { addressBlock, canonicalAddress, networkOf, widerNetworks } from "./address-block.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["203.0.113.9:55123", "203.0.113.9"],
  [" 203.0.113.9 ", "203.0.113.9"],
  ["2001:DB8:0:0::0001", "2001:db8::1"],
  ["2001:0db8:0000:0000:0000:0000:0000:0001", "2001:db8::1"],
  ["[2001:db8::1]:55123", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["0:0:0:0:0:ffff:203.0.113.9", "203.0.113.9"],
  ["64:ff9b::203.0.113.9", "203.0.113.9"],
  ["::1", "::1"],
  ["::", "::"],
])("%s is the address %s", (text, address) => {
  expect(canonicalAddress(text)).toBe(address);
});

test.each([
  undefined,
  "",
  "unknown",
  "203.0.113",
  "203.0.113.256",
  "203.0.113.09",
  "2001:db8::1::2",
  "2001:db8::12345",
  "[shop.example]:80",
  "x".repeat(10_000),
])("%j is no address", (text) => {
  expect(canonicalAddress(text)).toBeUndefined();
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8::/64"],
  ["2001:db8:0:0:8000::1", "2001:db8::/64"],
  ["::1", "::/64"],
  ["unknown", "unknown"],
])("%s is counted as %s", (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

test("neighbours in other blocks are others", () => {
  expect(addressBlock("2001:db8:1:2::1")).not.toBe(addressBlock("2001:db8:1:3::1"));
  expect(addressBlock("203.0.113.9")).not.toBe(addressBlock("203.0.113.10"));
});

test.each([
  ["2001:db8:1:2ff::/64", ["2001:db8:1:200::/56", "2001:db8:1::/48"]],
  ["2001:db8:1:ff::/64", ["2001:db8:1::/56", "2001:db8:1::/48"]],
  ["2001:db8::/64", ["2001:db8::/56", "2001:db8::/48"]],
  ["203.0.113.9", []],
  ["::/64", []],
  ["0f3b2a11d4e5::/64", []],
  ["unknown", []],
])("%s lies in %j", (block, networks) => {
  expect(widerNetworks(block).map(({ name }) => name)).toEqual(networks);
});

test.each([
  ["203.0.113.9", "203.0.113.x"],
  ["::ffff:203.0.113.9", "203.0.113.x"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["127.0.0.1", undefined],
  ["::1", undefined],
  ["", undefined],
  ["<script>", undefined],
])("people see %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
