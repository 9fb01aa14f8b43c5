/** Where to go after signing in: a path of this shop or, for anything else, undefined. */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next || next.length > 500) return undefined;
  // A second slash or backslash would make it another host; control characters are stripped by
  // browsers before they look, so they could hide one.
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(next) ? next : undefined;
}
