import { expect, test } from "vitest";
import { createSealers } from "../http/sealer.server.ts";
import { removeLinks } from "./remove-links.ts";
import { openLinks, sealLinks } from "./seal-links.server.ts";

const sealers = createSealers("a secret of the shop");
const mail = {
  html: '<a class="x" href="https://shop.test/order/t0k3n">See it</a> <a href="https://shop.test/faq">FAQ</a>',
  text: "Open https://shop.test/order/t0k3n, or (https://shop.test/confirm-email/t0k3n%2B).",
  unsubscribeUrl: "https://shop.test/newsletter/stop/t0k3n",
};
const withCode = { html: "<b>GIFT-AB12-t0k3n</b>", text: "GIFT-AB12-t0k3n", unsubscribeUrl: null };
const sealed = sealLinks(sealers, "1", mail);

test("what opens something cannot be read in a sealed mail, and all else can", () => {
  expect(JSON.stringify(sealed)).not.toContain("t0k3n");
  expect(sealed.html).toContain('<a href="https://shop.test/faq">FAQ</a>');
  expect(sealed.text).toMatch(/^Open https:\/\/shop\.test\/order\/[\w-]+ or \(https/);
});

test("a code that is worth money is sealed and removed like a link", () => {
  const sealedCode = sealLinks(sealers, "1", withCode);
  expect(JSON.stringify(sealedCode)).not.toContain("t0k3n");
  expect(openLinks(sealers, "1", sealedCode)).toEqual(withCode);
  expect(removeLinks(withCode).text).toBe("[link removed]");
});

test("it opens as it was written", () => {
  expect(openLinks(sealers, "1", sealed)).toEqual(mail);
});

test("a mail of before, and one without links, is left as it is", () => {
  expect(openLinks(sealers, "1", mail)).toEqual(mail);
  const plain = { html: "<p>Hello</p>", text: "Hello", unsubscribeUrl: null };
  expect(sealLinks(sealers, "1", plain)).toEqual(plain);
});

test("a sealed link that somebody wrote into another mail opens nothing there", () => {
  const forged = { ...mail, text: `Dear ${sealed.text}` };
  expect(openLinks(sealers, "2", sealLinks(sealers, "2", forged)).text).toBe(forged.text);
  expect(openLinks(sealers, "2", forged).text).not.toContain("t0k3n");
});

test("sealed links are removed like any others", () => {
  expect(removeLinks(sealed)).toMatchObject({
    html: '[link removed] <a href="https://shop.test/faq">FAQ</a>',
    text: "Open [link removed] or ([link removed]).",
  });
});
