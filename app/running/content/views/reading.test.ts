import fc from "fast-check";
import { expect, it, test } from "vitest";
import type { Block } from "./markdown-nodes.ts";
import { plainText, previewOf, readMinutes } from "./reading.ts";

const paragraph = (text: string): Block => ({
  kind: "paragraph",
  children: [{ kind: "text", text }],
});
const words = (count: number) => paragraph(Array.from({ length: count }, () => "word").join(" "));

it.each([
  [0, 1],
  [1, 1],
  [299, 1],
  [300, 2],
  [700, 4],
])("%i words take %i minutes", (count, minutes) => {
  expect(readMinutes([words(count)])).toBe(minutes);
});

test("marks, links and pointers are no words", () => {
  expect(
    plainText([
      { kind: "heading", level: 2, children: [{ kind: "text", text: "Cold" }] },
      {
        kind: "paragraph",
        children: [
          { kind: "strong", children: [{ kind: "text", text: "Keep" }] },
          { kind: "break" },
          { kind: "link", href: "/", children: [{ kind: "text", text: "it" }] },
          { kind: "cite", source: 1 },
          { kind: "code", text: "." },
        ],
      },
      { kind: "list", ordered: false, start: 1, items: [[paragraph("a")], [paragraph("b")]] },
      { kind: "quote", children: [paragraph("c")] },
      { kind: "rule" },
    ]),
  ).toBe("Cold Keep it. a b c");
});

test("a preview leaves headings out and ends after a whole word", () => {
  const heading: Block = { kind: "heading", level: 2, children: [{ kind: "text", text: "Title" }] };
  expect(previewOf([heading, paragraph("one two, three four")], 9)).toBe("one two…");
  expect(previewOf([paragraph("short")], 9)).toBe("short");
  expect(previewOf([paragraph("unbreakably")], 5)).toBe("unbre…");
});

test("a preview is well-formed and never longer than asked for, and the mark", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 1, max: 40 }), (text, length) => {
      const preview = previewOf([paragraph(text.toWellFormed())], length);
      expect(preview.length).toBeLessThanOrEqual(length + 1);
      expect(preview.isWellFormed()).toBe(true);
    }),
  );
});
