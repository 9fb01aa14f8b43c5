/** `juan@gmail.com` as `j•••@g…`: enough to tell two buyers apart, and nobody by it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const first = (text: string) => [...text][0] ?? "";
  return `${first(email)}•••@${at < 0 ? "" : first(email.slice(at + 1))}…`;
}
