/** The public name of a buyer, like "Maria S.", which keeps their purchases private. */
export function authorName(firstName: string, lastName: string): string {
  const first = firstName.trim().split(/\s+/)[0] ?? "";
  const [initial] = lastName.trim();
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
