/** The page after sign-in: a path of this shop. Undefined for anything else. */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next || next.length > 500) return undefined;
  // A second slash or backslash would make it another host. Browsers strip control characters
  // first, so those could hide one.
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(next) ? next : undefined;
}
