/** The address of an order's page and its token, in a mail. */
const LINK = /(https?:\/\/[^\s"'<>/]+\/order\/)([\w-]+)/g;

/** Replaces the links to one order in a mail's text by the present one, and no others. */
export function renewLinks(text: string, token: string, isOwn: (token: string) => boolean): string {
  return text.replaceAll(LINK, (whole, address: string, old: string) =>
    isOwn(old) ? address + token : whole,
  );
}
