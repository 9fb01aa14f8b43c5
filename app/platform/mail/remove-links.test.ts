import { expect, test } from "vitest";
import { removeLinks } from "./remove-links.ts";

const link = "https://shop.test/reset-password/a1B2-c3D4";
const mail = {
  html: `<p>Hello,</p><a class="x" href="${link}" style="y"><span>Choose</span></a><p>${link}</p><a href="https://shop.test/faq">FAQ</a>`,
  text: `Hello, open ${link}\n\nOr ask (https://shop.test/order/abc), https://shop.test/faq.`,
};

test("links that open something go, and the text around them stays", () => {
  expect(removeLinks(mail)).toEqual({
    html: `<p>Hello,</p>[link removed]<p>[link removed]</p><a href="https://shop.test/faq">FAQ</a>`,
    text: "Hello, open [link removed]\n\nOr ask ([link removed]), https://shop.test/faq.",
  });
});

test("links to other pages than those asked for stay", () => {
  const left = removeLinks(mail, ["reset-password"]);
  expect(left.text).toContain("https://shop.test/order/abc");
  expect(left.text).not.toContain("a1B2-c3D4");
});

test("what opens nothing is left as it is", () => {
  const plain = { html: '<a href="https://shop.test/reset-password">x</a>', text: "plain" };
  expect(removeLinks(plain)).toEqual(plain);
});
