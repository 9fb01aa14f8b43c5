import { htmlToText } from "html-to-text";

/** The text of HTML in paragraphs parted by an empty line, its lists in lines; nothing else stays. */
export function plainDescription(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  const heading = { options: { uppercase: false } };
  const text = htmlToText(html, {
    wordwrap: false,
    selectors: [
      { selector: "a", options: { ignoreHref: true } },
      { selector: "img", format: "skip" },
      { selector: "script", format: "skip" },
      { selector: "style", format: "skip" },
      { selector: "ul", options: { itemPrefix: "- " } },
      { selector: "table", format: "dataTable", options: { uppercaseHeaderCells: false } },
      ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, ...heading })),
    ],
  });
  return text.replaceAll(/\n{3,}/g, "\n\n").trim();
}
