/** A UUID in 22 characters instead of 36, for links. */
export function compactId(id: string): string {
  const pairs = id.replaceAll("-", "").match(/../g) ?? [];
  const bytes = pairs.map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join("");
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").slice(0, 22);
}

/** The UUID that such characters stand for; undefined for all others. */
export function readCompactId(text: string): string | undefined {
  if (!/^[\w-]{22}$/.test(text)) return undefined;
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, "0"));
  const id = hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  // The last character has four bits to spare: there is one way to write an id.
  return compactId(id) === text ? id : undefined;
}
