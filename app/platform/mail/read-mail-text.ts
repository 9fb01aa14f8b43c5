/** A sentence may end with a link: its full stop or bracket belongs to the sentence. */
const LINK = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'])/;

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
    .split(LINK)
    .map((text, index) => (index % 2 === 1 ? { text, href: text } : { text }))
    .filter(({ text }) => text !== "");
}
