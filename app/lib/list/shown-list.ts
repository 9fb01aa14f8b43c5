import type { ListQuery } from "./list-spec.ts";

/** A view that somebody saved: the filters and the order, as the address has them. */
export type SavedView = { id: string; name: string; query: string; isDefault: boolean };

/** What the page of a list is told by the server, beside its rows. */
export type ShownList = {
  query: ListQuery;
  /** How many rows there are in all; `orMore` where nobody counted further. */
  count: number;
  orMore: boolean;
  /** What the address has for the pages beside this one. */
  previous: string | undefined;
  next: string | undefined;
  views: readonly SavedView[];
};
