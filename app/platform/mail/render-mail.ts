import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { mailTextOf } from "./mail-text.ts";
import { Rewording, type Reword } from "./rewording.ts";

/** What mail programs expect, old ones too. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/**
 * Both halves of a mail, with its texts as `reword` has them. As a string at once: the stream of the
 * mail library costs twice as much.
 */
export function renderMail(mail: ReactElement, reword?: Reword): { html: string; text: string } {
  const whole = reword ? createElement(Rewording, { value: reword }, mail) : mail;
  const markup = renderToStaticMarkup(whole);
  return { html: DOCTYPE + markup, text: mailTextOf(markup) };
}
