import type { Block, Inline } from "./markdown-nodes.ts";

/** Turns each `[2]` in running text into a link to the second source, if there is one. */
export function citeSources(blocks: readonly Block[], sourceCount: number): Block[] {
  const inlines = (nodes: readonly Inline[]): Inline[] => nodes.flatMap(inline);
  const inline = (node: Inline): Inline[] => {
    if (node.kind === "text") return citeText(node.text, sourceCount);
    // Links are skipped, because a link must not contain a link.
    if (node.kind !== "strong" && node.kind !== "emphasis") return [node];
    return [{ ...node, children: inlines(node.children) }];
  };
  const each = (nodes: readonly Block[]): Block[] => nodes.map(block);
  const block = (node: Block): Block => {
    switch (node.kind) {
      case "paragraph":
        return { ...node, children: inlines(node.children) };
      case "list":
        return { ...node, items: node.items.map(each) };
      case "quote":
        return { ...node, children: each(node.children) };
      default:
        return node;
    }
  };
  return each(blocks);
}

/** The source numbers that a text cites, without duplicates, in order of first mention. */
export function citedNumbers(markdown: string): number[] {
  return [...new Set([...markdown.matchAll(CITATION)].map(([, digits]) => Number(digits)))];
}

const CITATION = /\[([1-9]\d?)\]/g;

function citeText(text: string, sourceCount: number): Inline[] {
  const nodes: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(CITATION)) {
    const source = Number(match[1]);
    if (source > sourceCount) continue;
    // Drops the space before the link, so that the link cannot start a line alone.
    const before = text.slice(end, match.index).replace(/ $/, "");
    if (before !== "") nodes.push({ kind: "text", text: before });
    nodes.push({ kind: "cite", source });
    end = match.index + match[0].length;
  }
  if (end < text.length) nodes.push({ kind: "text", text: text.slice(end) });
  return nodes;
}
