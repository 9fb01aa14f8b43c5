import type { Block, Inline } from "./markdown-nodes.ts";

/** A slow reading speed of adults for plain text. */
const WORDS_A_MINUTE = 200;
/** Characters of an article's text on its card. */
export const PREVIEW_LENGTH = 300;

/** The words of a text, without formatting, links and citation marks. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .map(wordsOf)
    .filter((words) => words !== "")
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Whole minutes, one at least. */
export function readMinutes(blocks: readonly Block[]): number {
  const words = plainText(blocks).split(" ").length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** The beginning of the running text, cut after a whole word. */
export function previewOf(blocks: readonly Block[], length = PREVIEW_LENGTH): string {
  const text = plainText(blocks.filter(({ kind }) => kind !== "heading"));
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.lastIndexOf(" ");
  const whole =
    space > length / 2 ? cut.slice(0, space) : cut.toWellFormed().replace(/\uFFFD$/, "");
  return `${whole.replace(/[\s,;:.–-]+$/, "")}…`;
}

function wordsOf(block: Block): string {
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return inlineText(block.children);
    case "list":
      return block.items.map(plainText).join(" ");
    case "quote":
      return plainText(block.children);
    default:
      return "";
  }
}

function inlineText(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.kind === "text" || node.kind === "code") return node.text;
      if (node.kind === "break") return " ";
      return node.kind === "cite" ? "" : inlineText(node.children);
    })
    .join("");
}
