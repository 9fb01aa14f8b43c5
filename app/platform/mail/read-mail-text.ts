export type TextPart = { text: string; href?: string };

/** A plain-text mail as paragraphs of texts and links, so that a page can show it as elements. */
export function readMailText(text: string): TextPart[][] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map(linkParts);
}

function linkParts(paragraph: string): TextPart[] {
  return paragraph
    .split(/(https?:\/\/[^\s<>"]+)/)
    .filter((text) => text !== "")
    .map((text) => (/^https?:\/\//.test(text) ? { text, href: text } : { text }));
}
