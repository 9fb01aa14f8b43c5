/** The kinds of parts in a mail. Only buttons have a `url`. */
export const BLOCK_KINDS = [
  "heading",
  "paragraph",
  "button",
  "product",
  "code",
  "divider",
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];
/** A product is named by its slug, a discount by its code. */
export type Block = { kind: BlockKind; text: string; url: string };

export const MOST_BLOCKS = 30;
export const LONGEST_BLOCK = 2_000;
export const LONGEST_URL = 500;

const DIVIDER = "---";
const BUTTON = /^\[([^\]\n]*)\]\(([^)\s]*)\)$/;
const PLACED = /^\{(product|code):([^{}\n]*)\}$/;

/**
 * Reads a mail's text as blocks separated by empty lines: `# Heading`, `[Button](address)`,
 * `{product:address}`, `{code:NAME}`, `---`. Everything else is a paragraph, which starts with `\`
 * if it could be read as another kind.
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

/**
 * The reverse of `readContent`. It drops what a kind of block cannot contain, such as a line break.
 */
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

/** An empty paragraph is kept, so that staff can fill it in. */
function writeParagraph(text: string): string {
  const lines = text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\n\s*\n/g, "\n")
    .trim();
  const isPlain = lines !== "" && readBlock(lines).kind === "paragraph" && !lines.startsWith("\\");
  return isPlain ? lines : `\\${lines}`;
}

/** Escapes like a URL, and also the brackets that `encodeURIComponent` leaves alone. */
const escaped = (sign: string) =>
  sign === "(" ? "%28" : sign === ")" ? "%29" : encodeURIComponent(sign);
