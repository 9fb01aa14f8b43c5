import type { ComponentType } from "react";

/** A template may say what its subject is for who wants it to say nothing: see `neutralSubjectOf`. */
export type MailTemplate<P> = ComponentType<P> & { neutralSubject?: string };

const NEUTRAL_SUBJECT = "A message for you";

/** The subject of a template's mails without the shop, a product, or a word about health. */
export const neutralSubjectOf = (template: { neutralSubject?: string }): string =>
  template.neutralSubject ?? NEUTRAL_SUBJECT;

const TITLE = /<title>[^<]*<\/title>/;
/** What mail programs show of a mail beside its subject; `MailLayout` puts it first. */
const PREVIEW = /(<body[^>]*><div[^>]*display:none[^>]*>)[^<]*/;

/** A mail that says nothing before it is opened. What is in it stays. */
export function neutralMail<M extends { subject: string; html: string; text: string }>(
  mail: M,
  neutralSubject: string | null,
): M {
  const subject = neutralSubject ?? NEUTRAL_SUBJECT;
  const html = mail.html
    .replace(TITLE, () => `<title>${subject}</title>`)
    .replace(PREVIEW, (_, before: string) => before + subject);
  return { ...mail, subject, html, text: `${subject}\n\n${mail.text}` };
}
