export const SLUG_LENGTH = 80;

/** Makes an address part of a title: `Lab Tests, Explained` becomes `lab-tests-explained`. */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_LENGTH)
    .replaceAll(/^-|-$/g, "");
}

/** Lower-case letters and digits in words joined by single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_LENGTH && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
