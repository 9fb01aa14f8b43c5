/** The place of the parcel's number in a carrier's tracking address. */
export const NUMBER = "{number}";

/** The carrier's page of a parcel; null if the carrier has none. */
export function followUrl(trackingAddress: string, number: string): string | null {
  if (trackingAddress === "") return null;
  return trackingAddress.replaceAll(NUMBER, () => encodeURIComponent(number));
}

/** Whether it is a web page for any number. */
export function isTrackingAddress(text: string): boolean {
  if (!/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(?:[/?#][\x21-\x7e]*)?$/i.test(text)) return false;
  if (/["'<>\\^`]/.test(text) || /[{}]/.test(text.replaceAll(NUMBER, ""))) return false;
  return URL.canParse(text.replaceAll(NUMBER, "1"));
}
