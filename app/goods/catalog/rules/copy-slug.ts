const MOST = 20;

/** Addresses for a copy, the shortest first: `glow-copy`, `glow-copy-2` and so on. */
export function copySlug(slug: string): string[] {
  const base = `${slug.slice(0, 60).replace(/-$/, "")}-copy`;
  return Array.from({ length: MOST }, (_, n) => (n === 0 ? base : `${base}-${n + 1}`));
}
