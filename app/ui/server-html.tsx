import { createContext, use, useState, type ComponentProps } from "react";

/** The HTML of a document's parts by name, while the server renders it. Nothing in a browser. */
export const DocumentHtml = createContext<ReadonlyMap<string, string> | undefined>(undefined);

/**
 * While the server renders a document without the router: the address of its script. Undefined for
 * pages that the router brings to life.
 */
export const DocumentScript = createContext<string | undefined>(undefined);

type ServerHtmlProps = Omit<ComponentProps<"div">, "children"> & {
  part: string;
  /** Empty where the document has it already: its data does not say it once more. */
  html: string;
};

/** A part of the page that the server made: no script renders it again, or knows how to. */
export function ServerHtml({ part, html, ...div }: ServerHtmlProps) {
  const sent = use(DocumentHtml);
  const [found] = useState(() => (sent || html !== "" ? "" : htmlInDocument(part)));
  const shown = sent?.get(part) ?? (html || found);
  return (
    <div
      {...div}
      dangerouslySetInnerHTML={{ __html: shown }}
      data-part={part}
      suppressHydrationWarning
    />
  );
}

const first = new Map<string, string>();

/** What the document came with, also when React makes the element anew, as after an error. */
function htmlInDocument(part: string): string {
  const known = first.get(part);
  if (known !== undefined) return known;
  const html = document.querySelector(`[data-part="${part}"]`)?.innerHTML ?? "";
  first.set(part, html);
  return html;
}
