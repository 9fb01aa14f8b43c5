/** The empty and new lines that at least stand before and behind an element. */
const BREAKS: Readonly<Record<string, readonly [before: number, behind: number]>> = {
  h1: [3, 2],
  p: [2, 2],
  table: [2, 2],
  hr: [2, 2],
  div: [1, 1],
  main: [1, 1],
};

const RULE = "-".repeat(40);
const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** React escapes each of these signs in texts and attributes, so no tag or text is misread. */
const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z]\w*)([^>]*)>|[^<]+/g;

/**
 * A mail as plain text, from the markup that React made of its template: paragraphs apart, the
 * title in capitals, addresses behind the words that link to them.
 */
export function mailTextOf(html: string): string {
  let written = "";
  let breaks = 0;
  let gap = false;
  let capitals = false;
  let skipped: { tag: string; depth: number } | undefined;
  let link = { href: "", words: "" };

  function write(text: string): void {
    if (breaks > 0) written = written === "" ? "" : written.trimEnd() + "\n".repeat(breaks);
    else if (gap && !written.endsWith("\n")) written += " ";
    written += text;
    breaks = 0;
    gap = false;
  }

  function writeWords(text: string): void {
    const words = text.split(/[ \t\r\n\f\u200b]+/);
    for (const [place, word] of words.entries()) {
      if (place > 0) gap = true;
      if (word === "") continue;
      write(capitals ? word.toUpperCase() : word);
      link.words += word;
    }
  }

  function meet(tag: string, closing: boolean, attributes: string): void {
    const [before = 0, behind = 0] = BREAKS[tag] ?? [];
    breaks = Math.max(breaks, closing ? behind : before);
    if (tag === "h1") capitals = !closing;
    else if (tag === "br") write("\n");
    else if (tag === "hr") {
      write(RULE);
      breaks = behind;
    } else if (tag === "a") {
      if (!closing) link = { href: decoded(hrefOf(attributes)), words: "" };
      else if (link.href !== "" && link.href !== link.words) writeWords(` ${link.href}`);
    }
  }

  for (const [token, slash, tag, attributes = ""] of html.matchAll(TOKEN)) {
    const closing = slash === "/";
    if (skipped) {
      if (tag === skipped.tag) skipped.depth += closing ? -1 : 1;
      if (skipped.depth === 0) skipped = undefined;
    } else if (tag === "head" || attributes.includes('data-skip-in-text="true"')) {
      if (tag) skipped = { tag, depth: 1 };
    } else if (tag) meet(tag, closing, attributes);
    else if (!token.startsWith("<!--")) writeWords(decoded(token));
  }
  return written.trim();
}

function hrefOf(attributes: string): string {
  return (/ href="([^"]*)"/.exec(attributes)?.[1] ?? "").replace(/^mailto:/, "");
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
