/** What a public page says about itself while it is made, for those who keep copies of it. */
export type CacheHints = {
  /** Whose change makes a copy wrong: names as the database tells them (`shop_changes`). */
  shows: Set<string>;
  /** Its own next change, where time alone brings one. */
  until: Date | undefined;
  /** Not set: the page said nothing about being the same for everybody. */
  shared: boolean;
  /** Something it should show could not be read. */
  spoiled: boolean;
};

export function newCacheHints(): CacheHints {
  return { shows: new Set(), until: undefined, shared: false, spoiled: false };
}

/** Called by the loader of a page that is the same for everybody who asks for this address. */
export function sharePage(
  page: CacheHints,
  { shows, until }: { shows: Iterable<string>; until?: Date | undefined },
): void {
  page.shared = true;
  for (const name of shows) page.shows.add(name);
  if (until && (!page.until || until < page.until)) page.until = until;
}
