const LONGEST = 500;

/** A path of this shop in its stored form; undefined for anything else, such as another site. */
export function pathOf(typed: string): string | undefined {
  const text = typed.trim();
  if (!/^\/(?![/\\])/.test(text) || text.length > LONGEST || /[\\\p{Cc}]/u.test(text))
    return undefined;
  try {
    const { pathname, origin } = new URL(text, "http://shop.test");
    if (origin !== "http://shop.test" || pathname.startsWith("//")) return undefined;
    return pathname.toLowerCase().replace(/\/+$/, "") || "/";
  } catch {
    return undefined;
  }
}

type OwnPage = { kind: "product" | "category"; slug: string };

const SHAPES: readonly [RegExp, OwnPage["kind"]][] = [
  [/^\/(?:collections\/[^/]+\/)?products\/([^/]+)$/, "product"],
  [/^\/collections\/([^/]+)$/, "category"],
  [/^\/product-category\/(?:[^/]+\/)*([^/]+)$/, "category"],
];

/** What a path of Shopify or WooCommerce showed, by the shape of its address. */
export function shownBy(path: string): OwnPage | undefined {
  for (const [shape, kind] of SHAPES) {
    const [, slug] = shape.exec(path) ?? [];
    if (slug !== undefined) return { kind, slug };
  }
  return undefined;
}

const MOST_STEPS = 5;

/** Where a path leads in the end; undefined if it leads nowhere, in a circle or too far. */
export function endOf(path: string, ways: ReadonlyMap<string, string>): string | undefined {
  let at = path;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = ways.get(at);
    if (next === undefined) return step === 0 ? undefined : at;
    at = next;
  }
  return undefined;
}
