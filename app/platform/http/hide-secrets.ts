/**
 * A path that may be logged: the token in some links opens an order or an account to any reader.
 * The router matches in any case and after decoding, so everything that could be such a link is cut.
 */
export function hideSecrets(path: string): string {
  return decoded(path).replace(
    /^(\/+(?:order|confirm-order|confirm-email|reset-password|sign-in-link|change-email|admin-auth|stop-notices|stop-reminders|calendar|cart\/+from|newsletter\/+\w+)\/).+/i,
    "$1…",
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
