/** Where one press ends the newsletter: for its reader, and for their mail program. */
export function stopHref(appUrl: string, stopToken: string): string {
  return `${appUrl}/newsletter/stop/${stopToken}`;
}
