import fc from "fast-check";
import { expect, test } from "vitest";
import { flashCookie, flashOfDocument, takeFlash } from "./flash.server.ts";
import { type Flash, decodeFlash, encodeFlash } from "./flash.ts";

const SHOP = "https://shop.example";
const TONES = ["success", "info", "warning", "error"] as const;
const awkward = fc.constantFrom("%", "2", "5", ";", ",", "=", '"', "\\", "\r", "\n", "$&", "é");
const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: awkward, maxLength: 12 }),
);
const flashes: fc.Arbitrary<Flash> = fc.oneof(
  fc.record({ tone: fc.constantFrom(...TONES), text: texts }),
  fc.record({ tone: fc.constantFrom(...TONES), title: texts, text: texts }),
  fc.record({
    tone: fc.constantFrom(...TONES),
    text: texts,
    link: fc.record({ text: texts, to: fc.constant("/consultation") }),
  }),
);

/** A request from the browser that stored this cookie. */
function nextRequest(setCookie: string): Request {
  const pair = setCookie.split(";")[0] ?? "";
  return new Request(SHOP, { headers: { cookie: `theme=dark; ${pair}; other=1` } });
}

test("whatever a message says arrives on the next page", () => {
  fc.assert(
    fc.property(flashes, (flash) => {
      expect(takeFlash(nextRequest(flashCookie(SHOP, flash)), SHOP).flash).toEqual(flash);
    }),
  );
});

test("our script reads what the server wrote", () => {
  fc.assert(
    fc.property(flashes, (flash) => {
      const value = flashCookie(SHOP, flash).split(";")[0]?.slice("pm_flash=".length);
      expect(decodeFlash(value)).toEqual(flash);
    }),
  );
});

test("no text ends the cookie early or starts another header", () => {
  fc.assert(
    fc.property(flashes, (flash) => {
      expect(flashCookie(SHOP, flash)).toMatch(
        /^pm_flash=[!#-+\--:<-[\]-~]+; Max-Age=60; Path=\/; Secure; SameSite=Lax$/,
      );
    }),
  );
});

test("quotes, semicolons, line ends and percent signs survive", () => {
  const text = `50% off "A; B"\r\nSet-Cookie: a=b, 100%25 $& done`;
  const cookie = flashCookie(SHOP, { tone: "info", text });
  expect(() => new Headers({ "set-cookie": cookie })).not.toThrow();
  expect(takeFlash(nextRequest(cookie), SHOP).flash).toEqual({ tone: "info", text });
});

test("a message is shown once: the answer takes the cookie away", () => {
  const { headers } = takeFlash(nextRequest(flashCookie(SHOP, { tone: "info", text: "Hi" })), SHOP);
  expect(headers.getSetCookie()).toEqual(["pm_flash=; Max-Age=0; Path=/; Secure; SameSite=Lax"]);
});

test("without a message there is nothing to take away", () => {
  const { flash, headers } = takeFlash(new Request(SHOP), SHOP);
  expect(flash).toBeUndefined();
  expect([...headers]).toEqual([]);
});

test("over plain http the cookie goes without Secure, which would lose it", () => {
  expect(flashCookie("http://127.0.0.1:3000", { tone: "info", text: "Hi" })).not.toContain(
    "Secure",
  );
});

test.each([
  undefined,
  "",
  "hello",
  "%",
  "%7B",
  "null",
  "[]",
  '"text"',
  encodeURIComponent('{"tone":"info"}'),
  encodeURIComponent('{"text":"Hi"}'),
  encodeURIComponent('{"tone":"danger","text":"Hi"}'),
  encodeURIComponent('{"tone":["info"],"text":"Hi"}'),
  encodeURIComponent('{"tone":"info","text":{"toString":"Hi"}}'),
  encodeURIComponent('{"tone":"info","text":"Hi","title":1}'),
  encodeFlash({ tone: "info", text: "Hi", link: { text: "Go", to: "https://evil.example" } }),
  encodeFlash({ tone: "info", text: "Hi", link: { text: "Go", to: "//evil.example" } }),
  encodeFlash({ tone: "info", text: "Hi", link: { text: "Go", to: "/\\evil.example" } }),
  encodeURIComponent('{"tone":"info","text":"Hi","link":"/cart"}'),
  encodeFlash({ tone: "info", text: "x".repeat(2_000) }),
])("a foreign cookie is no message (%#)", (value) => {
  expect(decodeFlash(value)).toBeUndefined();
});

test("a layout shows it with a page that comes whole, and leaves it to the script between pages", () => {
  const cookie = flashCookie(SHOP, { tone: "success", text: "Saved." }).split(";")[0] ?? "";
  const at = (path: string) => new Request(SHOP + path, { headers: { cookie } });
  const whole = flashOfDocument(at("/admin/settings"), SHOP);
  expect(whole.flash).toEqual({ tone: "success", text: "Saved." });
  expect(whole.headers.get("set-cookie")).toContain("Max-Age=0");
  const between = flashOfDocument(at("/admin/settings.data"), SHOP);
  expect(between.flash).toBeUndefined();
  expect(between.headers.get("set-cookie")).toBeNull();
});
