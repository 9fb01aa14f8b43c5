import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, test } from "vitest";
import { readMarkdown } from "../queries/read-markdown.server.ts";
import { citeSources } from "../views/cite-sources.ts";
import { Markdown } from "./markdown.tsx";

/** The HTML that a browser gets for a text. */
function shown(markdown: string): string {
  const blocks = citeSources(readMarkdown(markdown), 3);
  return renderToStaticMarkup(
    <MemoryRouter>
      <Markdown blocks={blocks} />
    </MemoryRouter>,
  );
}

const ALLOWED =
  /^<(?:\/?(?:div|h2|h3|p|ol|ul|li|blockquote|hr|strong|em|code|br|sup|a|span)|span class="whitespace-nowrap"|div class="prose"|sup class="cite"|ol start="\d+"|a aria-label="Source \d" class="cite-target" href="#source-\d"|a (?:data-discover="true" )?href="(?:https?:\/\/|mailto:|\/(?![/\\]))[^"]*"(?: data-discover="true")?|hr\/|br\/)\/?>$/i;

/** Whether every tag and attribute is allowed, and no address runs code. */
function harmless(html: string): boolean {
  return [...html.matchAll(/<[^>]*>/g)].every(([tag]) => ALLOWED.test(tag));
}

const hostile = fc.constantFrom(
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt&colon;alert(1))",
  "[x](data:text/html;base64,PHN2Zz4=)",
  '[x](https://a.b "onclick=alert(1)")',
  '[x](https://a.b/"onmouseover="alert(1))',
  "<javascript:alert(1)>",
  "![x](javascript:alert(1))",
  "[x][y]\n\n[y]: javascript:alert(1)",
  "[1][2][3]",
  "</div></main><svg/onload=alert(1)>",
  "&lt;script&gt;",
  "\u2028<style>*{}</style>",
  "[x](//evil.example)",
  "`</code><script>`",
);
const marks = fc.constantFrom(
  "# ",
  "> ",
  "- ",
  "1. ",
  "**",
  "*",
  "`",
  "\n",
  "\n\n",
  "    ",
  "[",
  "](",
  ")",
  "<",
  "&",
);
const texts = fc.array(fc.oneof(hostile, marks, fc.string({ unit: "binary", maxLength: 12 })), {
  maxLength: 12,
});

test("whatever staff type, nothing of it becomes an element or an address that runs", () => {
  fc.assert(
    fc.property(texts, (parts) => {
      const html = shown(parts.join(""));
      expect(harmless(html), html).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ["a [link](/faq) and [1]", 'href="#source-1"'],
  ["<b>bold</b>", "&lt;b&gt;"],
  ["[mail](mailto:a@b.example)", 'href="mailto:a@b.example"'],
])("%j shows %s", (markdown, part) => {
  expect(shown(markdown)).toContain(part);
});

test("the check itself knows what would run", () => {
  expect(harmless('<p>a</p><a href="javascript:x">b</a>')).toBe(false);
  expect(harmless('<p onclick="x">a</p>')).toBe(false);
  expect(harmless("<script>")).toBe(false);
});
