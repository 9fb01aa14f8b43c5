import { describe, expect, it } from "vitest";
import { readMarkdown } from "./read-markdown.server.ts";

const text = (value: string) => ({ kind: "text", text: value });
const paragraph = (...children: unknown[]) => ({ kind: "paragraph", children });

describe("readMarkdown", () => {
  it("leaves the first heading level to the page's title", () => {
    const levels = readMarkdown("# a\n\n## b\n\n### c\n\n#### d").map((block) =>
      block.kind === "heading" ? block.level : block.kind,
    );
    expect(levels).toEqual([2, 2, 3, 3]);
  });

  it("reads emphasis, code and line breaks", () => {
    expect(readMarkdown("*a* **b** `c`  \nd")).toEqual([
      paragraph(
        { kind: "emphasis", children: [text("a")] },
        text(" "),
        { kind: "strong", children: [text("b")] },
        text(" "),
        { kind: "code", text: "c" },
        { kind: "break" },
        text("d"),
      ),
    ]);
  });

  it("reads lists within lists, and where a numbered one starts", () => {
    expect(readMarkdown("3. a\n   - b")).toEqual([
      {
        kind: "list",
        ordered: true,
        start: 3,
        items: [
          [
            paragraph(text("a")),
            { kind: "list", ordered: false, start: 1, items: [[paragraph(text("b"))]] },
          ],
        ],
      },
    ]);
  });

  it("reads quotes and rules", () => {
    expect(readMarkdown("> a\n\n---")).toEqual([
      { kind: "quote", children: [paragraph(text("a"))] },
      { kind: "rule" },
    ]);
  });

  it("keeps a link that may be shown", () => {
    expect(readMarkdown("[us](/privacy)")).toEqual([
      paragraph({ kind: "link", href: "/privacy", children: [text("us")] }),
    ]);
  });

  it.each(["[x](javascript:alert%281%29)", "[x](//evil.example)", "[x](data:text/html,y)"])(
    "keeps only the words of %s",
    (source) => {
      expect(readMarkdown(source)).toEqual([paragraph(text("x"))]);
    },
  );

  it("shows HTML as the characters that were typed", () => {
    expect(readMarkdown("<script>alert(1)</script>")).toEqual([
      paragraph(text("<script>alert(1)</script>")),
    ]);
    expect(readMarkdown("a <b>c</b>")).toEqual([
      paragraph(text("a "), text("<b>"), text("c"), text("</b>")),
    ]);
  });

  it("shows what a picture says instead of the picture", () => {
    expect(readMarkdown("![a seal](https://example.com/x.png)")).toEqual([
      paragraph(text("a seal")),
    ]);
  });

  it("has nothing to show for an empty text", () => {
    expect(readMarkdown("  \n")).toEqual([]);
  });
});
