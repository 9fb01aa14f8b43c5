/** A mail's id in the outbox. The domain that it leaves from is a matter of the mail server. */
export const messageIdOf = (mailId: string): string => `<${mailId}@project-me>`;

/** The id that the mail leaves with: at the domain of its sender, as spam filters expect. */
export function sentMessageId(stored: string, sender: string): string {
  const domain = /@([^\s@<>]+)>?$/.exec(sender.trim())?.[1];
  return domain === undefined ? stored : stored.replace(DOMAIN, () => `@${domain}>`);
}

/** The id in the outbox of a mail that left with this one, whatever its sender's domain was then. */
export const storedMessageId = (sent: string): string => sent.replace(DOMAIN, "@project-me>");

const DOMAIN = /@[^@<>]*>$/;
