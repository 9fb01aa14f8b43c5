import fc from "fast-check";
import { expect, test } from "vitest";
import { cookieName, readCookie, writeCookie } from "./cookies.server.ts";

const HTTPS = "https://shop.example";
const HTTP = "http://127.0.0.1:3000";
const asked = (cookie?: string) => new Request(HTTPS, cookie ? { headers: { cookie } } : {});

test("what is written is read again, whatever it holds", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100 }), (value) => {
      const line = writeCookie("cart", value, HTTPS, { maxAgeSeconds: 60 });
      expect(line).not.toMatch(/[\r\n]/);
      expect(readCookie(asked(line.split(";")[0]), "cart")).toBe(value);
    }),
  );
});

test("over https a cookie is bound to this very origin", () => {
  expect(cookieName("cart", HTTPS)).toBe("__Host-cart");
  expect(writeCookie(cookieName("cart", HTTPS), "1", HTTPS, { maxAgeSeconds: 60 })).toBe(
    "__Host-cart=1; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
});

test("over plain http it has no prefix and no Secure, which browsers would refuse there", () => {
  expect(cookieName("cart", HTTP)).toBe("cart");
  expect(writeCookie("cart", "1", HTTP, { maxAgeSeconds: 60 })).toBe(
    "cart=1; Max-Age=60; Path=/; HttpOnly; SameSite=Lax",
  );
});

test("only a readable cookie is seen by scripts", () => {
  const line = writeCookie("glance", "1", HTTP, { maxAgeSeconds: 60, readable: true });
  expect(line).not.toContain("HttpOnly");
});

test.each([
  ["cart=a", "a"],
  ["x=1; cart=a; y=2", "a"],
  ["cart=first; cart=second", "first"],
  ["xcart=a", undefined],
  ["__Host-cart=a", undefined],
  ["cart", undefined],
  ["=a; ;;", undefined],
  ["cart=%E0%A4%A", "%E0%A4%A"],
  [undefined, undefined],
])("of the header %j the cart is %j", (header, value) => {
  expect(readCookie(asked(header), "cart")).toBe(value);
});
