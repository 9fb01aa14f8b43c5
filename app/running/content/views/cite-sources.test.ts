import { expect, it, test } from "vitest";
import { citeSources, citedNumbers } from "./cite-sources.ts";
import type { Block, Inline } from "./markdown-nodes.ts";

const text = (value: string): Inline => ({ kind: "text", text: value });
const cite = (source: number): Inline => ({ kind: "cite", source });
const paragraph = (...children: Inline[]): Block => ({ kind: "paragraph", children });
const cited = (value: string, count = 2) => citeSources([paragraph(text(value))], count);

it.each<[string, Inline[]]>([
  ["Plain.", [text("Plain.")]],
  ["Cold [1].", [text("Cold"), cite(1), text(".")]],
  ["Cold [1][2]", [text("Cold"), cite(1), cite(2)]],
  ["[2] first", [cite(2), text(" first")]],
  ["No third source [3].", [text("No third source [3].")]],
  ["None is numbered 0 [0] or [1a].", [text("None is numbered 0 [0] or [1a].")]],
])("%j", (value, children) => {
  expect(cited(value)).toEqual([paragraph(...children)]);
});

test("in lists, quotes and emphasis, but not in links, headings or code", () => {
  const link: Inline = { kind: "link", href: "/", children: [text("a [1]")] };
  const code: Inline = { kind: "code", text: "[1]" };
  const heading: Block = { kind: "heading", level: 2, children: [text("A [1]")] };
  const strong = (...children: Inline[]): Inline => ({ kind: "strong", children });
  const list = (...children: Inline[]): Block => ({
    kind: "list",
    ordered: false,
    start: 1,
    items: [[paragraph(...children)]],
  });
  const quote = (...children: Inline[]): Block => ({
    kind: "quote",
    children: [paragraph(...children)],
  });
  expect(
    citeSources([heading, list(strong(text("a [1]"))), quote(text("b [1]"), link, code)], 1),
  ).toEqual([heading, list(strong(text("a"), cite(1))), quote(text("b"), cite(1), link, code)]);
});

test("the numbers of a text, each once", () => {
  expect(citedNumbers("a [2], b [1][2], c [12], d [0] [123]")).toEqual([2, 1, 12]);
});
