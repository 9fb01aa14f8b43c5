import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { mailTextOf } from "./mail-text.ts";

/** What mail programs expect, old ones too. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Both halves of a mail. As a string at once: the stream of the mail library costs twice as much. */
export function renderMail(mail: ReactElement): { html: string; text: string } {
  const markup = renderToStaticMarkup(mail);
  return { html: DOCTYPE + markup, text: mailTextOf(markup) };
}
