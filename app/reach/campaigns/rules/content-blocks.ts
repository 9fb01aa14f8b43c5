/** The parts that a mail is made of. `url` is of a button alone. */
export const BLOCK_KINDS = [
  "heading",
  "paragraph",
  "button",
  "product",
  "code",
  "divider",
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];
/** A product by its address in the shop, a discount by its code. */
export type Block = { kind: BlockKind; text: string; url: string };

export const MOST_BLOCKS = 30;
export const LONGEST_BLOCK = 2_000;
export const LONGEST_URL = 500;

const DIVIDER = "---";
const BUTTON = /^\[([^\]\n]*)\]\(([^)\s]*)\)$/;
const PLACED = /^\{(product|code):([^{}\n]*)\}$/;

/**
 * A mail's text as its blocks. Blocks are apart by an empty line: `# Heading`, `[Button](address)`,
 * `{product:address}`, `{code:NAME}`, `---`; all else is a paragraph, which begins with `\` where it would
 * be read as something else.
 */
export function readContent(content: string): Block[] {
  return content
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n[^\S\n]*\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(readBlock);
}

function readBlock(part: string): Block {
  if (part === DIVIDER) return { kind: "divider", text: "", url: "" };
  const [, label, url = ""] = BUTTON.exec(part) ?? [];
  if (label !== undefined) return { kind: "button", text: label.trim(), url };
  const [, kind, named = ""] = PLACED.exec(part) ?? [];
  if (kind === "product" || kind === "code") return { kind, text: named.trim(), url: "" };
  if (/^#(?: |$)/.test(part) && !part.includes("\n")) {
    return { kind: "heading", text: part.slice(1).trim(), url: "" };
  }
  return { kind: "paragraph", text: part.startsWith("\\") ? part.slice(1).trim() : part, url: "" };
}

/** The same the other way round. What a kind of block can't hold, such as a line break, is left out. */
export function writeContent(blocks: readonly Block[]): string {
  return blocks.map(writeBlock).join("\n\n");
}

function writeBlock({ kind, text, url }: Block): string {
  switch (kind) {
    case "divider":
      return DIVIDER;
    case "heading":
      return `# ${inOneLine(text)}`.trim();
    case "button":
      return `[${inOneLine(text.replaceAll(/[[\]]/g, ""))}](${url.trim().replaceAll(/[\s()]/g, escaped)})`;
    case "product":
    case "code":
      return `{${kind}:${inOneLine(text.replaceAll(/[{}]/g, ""))}}`;
    case "paragraph":
      return writeParagraph(text);
  }
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** An empty one is there too, so that it can be filled in. */
function writeParagraph(text: string): string {
  const lines = text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\n\s*\n/g, "\n")
    .trim();
  const isPlain = lines !== "" && readBlock(lines).kind === "paragraph" && !lines.startsWith("\\");
  return isPlain ? lines : `\\${lines}`;
}

/** Escaped as an address has them; brackets are no part of what `encodeURIComponent` escapes. */
const escaped = (sign: string) =>
  sign === "(" ? "%28" : sign === ")" ? "%29" : encodeURIComponent(sign);
