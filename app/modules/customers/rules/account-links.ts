/** Addresses that open something, so they belong into mails and nowhere else. */
export function confirmationLink(appUrl: string, token: string): string {
  return new URL(`/confirm-email/${encodeURIComponent(token)}`, appUrl).href;
}

export function resetLink(appUrl: string, token: string): string {
  return new URL(`/reset-password/${encodeURIComponent(token)}`, appUrl).href;
}
