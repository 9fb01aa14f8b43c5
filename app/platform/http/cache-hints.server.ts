/** What the loaders of a public page tell the page cache about it. */
export type CacheHints = {
  /** What the page shows: a change with one of these names (`shop_changes`) drops it. */
  shows: Set<string>;
  /** When it changes by itself, if it does. */
  until: Date | undefined;
  /** The page is the same for everybody. */
  shared: boolean;
  /** Something that it should show could not be read. */
  spoiled: boolean;
};

export function newCacheHints(): CacheHints {
  return { shows: new Set(), until: undefined, shared: false, spoiled: false };
}

/** Called by the loader of a page that is the same for everybody. */
export function sharePage(
  page: CacheHints,
  { shows, until }: { shows: Iterable<string>; until?: Date | undefined },
): void {
  page.shared = true;
  for (const name of shows) page.shows.add(name);
  if (until && (!page.until || until < page.until)) page.until = until;
}
