/** Where the number goes in a carrier's tracking address. */
export const NUMBER = "{number}";

/** A carrier's page of one parcel; null where it has none. */
export function followUrl(trackingAddress: string, number: string): string | null {
  if (trackingAddress === "") return null;
  return trackingAddress.replaceAll(NUMBER, () => encodeURIComponent(number));
}

/** Whether it is a page on the web, whatever number comes into it. */
export function isTrackingAddress(text: string): boolean {
  if (!/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(?:[/?#][\x21-\x7e]*)?$/i.test(text)) return false;
  if (/["'<>\\^`]/.test(text) || /[{}]/.test(text.replaceAll(NUMBER, ""))) return false;
  return URL.canParse(text.replaceAll(NUMBER, "1"));
}
