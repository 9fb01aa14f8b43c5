/** How a buyer is named in public: "Maria S.". What people buy here is nobody else's business. */
export function authorName(firstName: string, lastName: string): string {
  const first = firstName.trim().split(/\s+/)[0] ?? "";
  const [initial] = lastName.trim();
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
