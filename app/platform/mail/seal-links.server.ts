import type { Sealer, Sealers } from "../http/sealer.server.ts";
import { CODE, OPENING } from "./remove-links.ts";

/** What of a mail may hold links. */
type MailWithLinks = { html: string; text: string; unsubscribeUrl?: string | null | undefined };

const LINK = new RegExp(
  `(https?://[^\\s"'<>/]+/(?:${OPENING.join("|")})/|${CODE})([^\\s"'<>)\\]]+)`,
  "g",
);

/**
 * A mail as the outbox has it: links that open something and codes are sealed, so that a reader of the
 * database can open nothing. Each mail has its own seal: a link of one is worth nothing in another.
 */
export function sealLinks<M extends MailWithLinks>(sealers: Sealers, mailId: string, mail: M): M {
  const sealer = sealerOf(sealers, mailId);
  return inLinks(mail, (secret) => sealer.seal(secret));
}

/** The mail as it was written: to be sent, or shown to its reader. */
export function openLinks<M extends MailWithLinks>(sealers: Sealers, mailId: string, mail: M): M {
  const sealer = sealerOf(sealers, mailId);
  // Mails of before links were sealed have them as they are.
  return inLinks(mail, (sealed) => sealer.open(sealed) ?? sealed);
}

function sealerOf(sealers: Sealers, mailId: string): Sealer {
  return sealers.for(`links of mail ${mailId}`);
}

function inLinks<M extends MailWithLinks>(mail: M, change: (secret: string) => string): M {
  const changed = (text: string) =>
    text.replace(LINK, (_, address: string, secret: string) => address + change(secret));
  const { html, text, unsubscribeUrl } = mail;
  return {
    ...mail,
    html: changed(html),
    text: changed(text),
    ...(unsubscribeUrl && { unsubscribeUrl: changed(unsubscribeUrl) }),
  };
}
