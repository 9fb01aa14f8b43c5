import type { Block, Inline } from "./markdown-nodes.ts";

const ARTICLE = /^\/learn\/([^/?#]+)/;

/** Replaces links to unpublished articles by their words. */
export function unlinkArticles(blocks: readonly Block[], published: ReadonlySet<string>): Block[] {
  const inlines = (nodes: readonly Inline[]): Inline[] => nodes.flatMap(inline);
  const inline = (node: Inline): Inline[] => {
    if (!("children" in node)) return [node];
    const children = inlines(node.children);
    if (node.kind !== "link") return [{ ...node, children }];
    const slug = ARTICLE.exec(node.href)?.[1];
    return slug === undefined || published.has(slug) ? [{ ...node, children }] : children;
  };
  const each = (nodes: readonly Block[]): Block[] => nodes.map(block);
  const block = (node: Block): Block => {
    switch (node.kind) {
      case "heading":
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
