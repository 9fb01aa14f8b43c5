import fc from "fast-check";
import { expect, test } from "vitest";
import { readMailText } from "./read-mail-text.ts";

test("empty lines part paragraphs, single ones do not", () => {
  expect(readMailText("Hello Carla,\n\n\nyour order\nis on its way.\n\n ")).toEqual([
    [{ text: "Hello Carla," }],
    [{ text: "your order\nis on its way." }],
  ]);
});

test("an address becomes a link, the words around it stay words", () => {
  const href = "https://shop.example/order/a_b-c?x=1&y=2";
  expect(readMailText(`See order ${href} soon`)).toEqual([
    [{ text: "See order " }, { text: href, href }, { text: " soon" }],
  ]);
});

test.each([".", ",", "!", "?", ")", "].", ";", ":"])("a link ends before %j", (mark) => {
  expect(readMailText(`Look at https://shop.example/faq${mark}`)).toEqual([
    [
      { text: "Look at " },
      { text: "https://shop.example/faq", href: "https://shop.example/faq" },
      { text: mark },
    ],
  ]);
});

test.each(["javascript:alert(1)", "data:text/html,x", "ftp://a.test", "//a.test", "https://"])(
  "%s is no link",
  (text) => {
    expect(readMailText(text)).toEqual([[{ text }]]);
  },
);

test("no word is lost, and only web addresses are links", () => {
  const words = fc.constantFrom(
    "https://a.test/x",
    "http://b.test.",
    "Hi",
    "<b>",
    '"',
    "\n",
    " ",
    "\n\n",
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 20 }), (parts) => {
      const text = parts.join("");
      const read = readMailText(text).flat();
      expect(
        read
          .map((part) => part.text)
          .join("")
          .replaceAll(/\s/g, ""),
      ).toBe(text.replaceAll(/\s/g, ""));
      const hrefs = read.flatMap(({ href }) => href ?? []);
      expect(hrefs.filter((href) => !/^https?:\/\/[^\s<>"]+$/.test(href))).toEqual([]);
    }),
  );
});
