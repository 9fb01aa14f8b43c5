import { expect, it } from "vitest";
import { mayCount } from "./may-count.ts";

const PHONE =
  "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36";

it.each([
  { headers: { "user-agent": PHONE }, counts: true },
  { headers: { "user-agent": PHONE, dnt: "0" }, counts: true },
  { headers: { "user-agent": PHONE, dnt: "1" }, counts: false },
  { headers: { "user-agent": PHONE, "sec-gpc": "1" }, counts: false },
  { headers: { "user-agent": "curl/8.5.0" }, counts: false },
  {
    headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
    counts: false,
  },
  { headers: { "user-agent": PHONE.replace("Chrome", "HeadlessChrome") }, counts: false },
  { headers: { "user-agent": "" }, counts: false },
  { headers: {}, counts: false },
])("$headers counts: $counts", ({ headers, counts }) => {
  expect(mayCount(new Headers(headers as Record<string, string>))).toBe(counts);
});
