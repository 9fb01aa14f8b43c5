/** The URL that ends the newsletter with one press, for the reader and for their mail program. */
export function stopHref(appUrl: string, stopToken: string): string {
  return `${appUrl}/newsletter/stop/${stopToken}`;
}
