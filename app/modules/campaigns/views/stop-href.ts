/** Where one press ends the newsletter: of its reader, and of her mail program. */
export function stopHref(appUrl: string, stopToken: string): string {
  return `${appUrl}/newsletter/stop/${stopToken}`;
}
