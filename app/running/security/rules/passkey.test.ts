import { expect, test } from "vitest";
import { hasPasskeys } from "./passkey.ts";

test.each([
  ["https://shop.example", true],
  ["https://shop.example:8443", true],
  ["http://localhost:3000", true],
  ["http://demo.localhost:3000", true],
  ["http://shop.example", false],
  ["http://127.0.0.1:3000", false],
  ["https://192.0.2.7", false],
  ["https://[2001:db8::a]", false],
])("at %s a browser makes passkeys: %s", (appUrl, works) => {
  expect(hasPasskeys(appUrl)).toBe(works);
});
