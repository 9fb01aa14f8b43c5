import { expect, test } from "vitest";
import { unlinkArticles } from "./unlink-articles.ts";
import type { Block, Inline } from "./markdown-nodes.ts";

const words: Inline = { kind: "text", text: "words" };
const link = (href: string): Inline => ({ kind: "link", href, children: [words] });
const paragraph = (...children: Inline[]): Block => ({ kind: "paragraph", children });
const known = new Set(["there"]);

test.each([
  "/learn/there",
  "/learn/there#part",
  "/learn",
  "/faq",
  "https://shop.example/learn/gone",
])("%s stays a link", (href) => {
  expect(unlinkArticles([paragraph(link(href))], known)).toEqual([paragraph(link(href))]);
});

test("a link to an article that is not there becomes its words, wherever it stands", () => {
  const list = (item: Block): Block => ({ kind: "list", ordered: true, start: 1, items: [[item]] });
  const strong = (child: Inline): Inline => ({ kind: "strong", children: [child] });
  const quote = (child: Block): Block => ({ kind: "quote", children: [child] });
  const gone = link("/learn/gone?x=1");
  expect(
    unlinkArticles(
      [list(paragraph(strong(gone))), quote(paragraph(gone)), { kind: "rule" }],
      known,
    ),
  ).toEqual([list(paragraph(strong(words))), quote(paragraph(words)), { kind: "rule" }]);
});
