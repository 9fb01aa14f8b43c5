import { fromMarkdown } from "mdast-util-from-markdown";
import type { Block, Inline } from "../views/markdown-nodes.ts";
import { safeHref } from "../rules/safe-href.ts";

type BlockNode = ReturnType<typeof fromMarkdown>["children"][number];
type InlineNode = Extract<BlockNode, { type: "paragraph" }>["children"][number];

/**
 * Headings start at level two, because the page's title is level one. HTML and other unsupported
 * syntax stay as plain text.
 */
export function readMarkdown(source: string): Block[] {
  return fromMarkdown(source).children.flatMap(block);
}

function block(node: BlockNode): Block[] {
  switch (node.type) {
    case "heading":
      return [{ kind: "heading", level: node.depth > 2 ? 3 : 2, children: inlines(node.children) }];
    case "paragraph":
      return [{ kind: "paragraph", children: inlines(node.children) }];
    case "list":
      return [
        {
          kind: "list",
          ordered: node.ordered ?? false,
          start: node.start ?? 1,
          items: node.children.map((item) => item.children.flatMap(block)),
        },
      ];
    case "blockquote":
      return [{ kind: "quote", children: node.children.flatMap(block) }];
    case "thematicBreak":
      return [{ kind: "rule" }];
    case "code":
    case "html":
      return [{ kind: "paragraph", children: [{ kind: "text", text: node.value }] }];
    default:
      return [];
  }
}

function inlines(nodes: readonly InlineNode[]): Inline[] {
  return nodes.flatMap(inline);
}

function inline(node: InlineNode): Inline[] {
  switch (node.type) {
    case "text":
    case "html":
      return [{ kind: "text", text: node.value }];
    case "inlineCode":
      return [{ kind: "code", text: node.value }];
    case "break":
      return [{ kind: "break" }];
    case "strong":
    case "emphasis":
      return [{ kind: node.type, children: inlines(node.children) }];
    case "link": {
      const href = safeHref(node.url);
      const children = inlines(node.children);
      return href ? [{ kind: "link", href, children }] : children;
    }
    case "image":
      return node.alt ? [{ kind: "text", text: node.alt }] : [];
    default:
      return "children" in node ? inlines(node.children) : [];
  }
}
