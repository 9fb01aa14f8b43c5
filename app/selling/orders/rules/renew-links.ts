/** In a mail: the page of an order, and what opens it. */
const LINK = /(https?:\/\/[^\s"'<>/]+\/order\/)([\w-]+)/g;

/** A text of a mail with its links to one order as they are now; those of other orders stay. */
export function renewLinks(text: string, token: string, isOwn: (token: string) => boolean): string {
  return text.replaceAll(LINK, (whole, address: string, old: string) =>
    isOwn(old) ? address + token : whole,
  );
}
