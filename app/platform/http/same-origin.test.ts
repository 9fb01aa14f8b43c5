import { expect, test } from "vitest";
import { parseEnv } from "../env.server.ts";
import { isOrigin, isSameOrigin } from "./same-origin.ts";

const SHOP = "https://shop.example";
const env = parseEnv({ APP_URL: SHOP, TEST_GATEWAY_URL: "http://pay.example:3000" });
const nothing = { origin: null, secFetchSite: null, host: "shop.example" };

test.each([
  ["its own origin", { ...nothing, origin: "https://shop.example" }],
  [
    "its own origin behind a proxy with another Host",
    { ...nothing, origin: SHOP, host: "app:3000" },
  ],
  [
    "the origin it was asked by",
    { ...nothing, origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" },
  ],
  ["the built-in payment page", { ...nothing, origin: "http://pay.example:3000" }],
  ["a browser that only says same-origin", { ...nothing, secFetchSite: "same-origin" }],
])("lets in %s", (_, headers) => {
  expect(isSameOrigin(headers, env)).toBe(true);
});

test.each([
  ["neither header", nothing],
  ["a foreign origin", { ...nothing, origin: "https://evil.test" }],
  [
    "a foreign origin that claims to be the same",
    { ...nothing, origin: "https://evil.test", secFetchSite: "same-origin" },
  ],
  ["a sister site", { ...nothing, secFetchSite: "same-site" }],
  ["a foreign site", { ...nothing, secFetchSite: "cross-site" }],
  ["an address typed by hand", { ...nothing, secFetchSite: "none" }],
  ["a sandboxed frame", { ...nothing, origin: "null" }],
  ["its own name without encryption", { ...nothing, origin: "http://shop.example" }],
  [
    "another address than the configured one, though it was asked there",
    { ...nothing, origin: "https://other.example", host: "other.example" },
  ],
  [
    "another port, though it was asked there",
    { ...nothing, origin: "https://shop.example:8443", host: "shop.example:8443" },
  ],
  [
    "this machine by a scheme it does not speak",
    { ...nothing, origin: "https://127.0.0.1:3000", host: "127.0.0.1:3000" },
  ],
  ["a longer name", { ...nothing, origin: "https://shop.example.evil.test" }],
  ["another port", { ...nothing, origin: "https://shop.example:8443" }],
  [
    "an origin with no Host to compare",
    { ...nothing, origin: "http://127.0.0.1:3000", host: null },
  ],
  ["words", { ...nothing, origin: "shop.example" }],
])("refuses %s", (_, headers) => {
  expect(isSameOrigin(headers, env)).toBe(false);
});

test("without a configured address its own is the one it was asked by", () => {
  const any = parseEnv({ HOST: "0.0.0.0" });
  const host = "192.168.1.5:3000";
  expect(isSameOrigin({ ...nothing, host, origin: `http://${host}` }, any)).toBe(true);
  expect(isSameOrigin({ ...nothing, host, origin: `https://${host}` }, any)).toBe(false);
  expect(isSameOrigin({ ...nothing, host, origin: "http://192.168.1.6:3000" }, any)).toBe(false);
});

test.each(["null", "https://shop.example", "http://127.0.0.1:3000", "app://shop"])(
  "%j is an origin",
  (header) => {
    expect(isOrigin(header)).toBe(true);
  },
);

test.each(["", "shop.example", "https://", "https://shop.example:99999"])(
  "%j is none",
  (header) => {
    expect(isOrigin(header)).toBe(false);
  },
);
