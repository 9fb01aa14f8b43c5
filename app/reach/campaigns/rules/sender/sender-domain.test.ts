import { expect, it } from "vitest";
import { providerOf, selectorsFor } from "./mail-providers.ts";
import { senderDomain, smtpHostOf } from "./sender-domain.ts";

it.each([
  ["hello@Shop.PH", "shop.ph"],
  ["Shop <hello@mail.shop.com.ph>", "mail.shop.com.ph"],
  ["hello@localhost", undefined],
  ["hello@192.0.2.1", undefined],
  ["hello@shop.test", undefined],
  ["hello@-shop.ph", undefined],
  ["shop.ph", undefined],
  ["", undefined],
])("the domain of “%s” is %s", (from, domain) => {
  expect(senderDomain(from)).toBe(domain);
});

it.each([
  ["smtps://me:secret@smtp.gmail.com:465", "smtp.gmail.com"],
  ["smtp://127.0.0.1:25", "127.0.0.1"],
  ["nonsense", ""],
  [undefined, ""],
])("the host of %s is “%s”", (url, host) => {
  expect(smtpHostOf(url)).toBe(host);
});

it("knows providers by the end of their servers’ names, and no others", () => {
  expect(providerOf("email-smtp.ap-southeast-1.amazonaws.com")?.include).toBe("amazonses.com");
  expect(providerOf("evilgmail.com")).toBeUndefined();
  expect(selectorsFor("own", "smtp.gmail.com")).toEqual(["own"]);
  expect(selectorsFor("", "smtp.gmail.com")[0]).toBe("google");
});
