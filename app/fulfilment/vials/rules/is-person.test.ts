import { expect, test } from "vitest";
import { isPerson } from "./is-person.ts";

const PHONE =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36";

test.each<[string, Record<string, string>, boolean]>([
  ["a phone", { "user-agent": PHONE }, true],
  ["the preview of a chat", { "user-agent": "facebookexternalhit/1.1" }, false],
  ["a search engine", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }, false],
  ["a program that says nothing of itself", {}, false],
  ["a browser in case", { "user-agent": PHONE, "sec-purpose": "prefetch;prerender" }, false],
])("%s", (_, headers, is) => {
  expect(isPerson(new Headers(headers))).toBe(is);
});
