import type { ListQuery } from "./list-spec.ts";

/** A view that a staff member saved: filters and order, as in the address. */
export type SavedView = { id: string; name: string; query: string; isDefault: boolean };

export type ShownList = {
  query: ListQuery;
  /** The number of matching rows, or a lower bound if `orMore` is true. */
  count: number;
  orMore: boolean;
  /** Cursors of the neighboring pages. */
  previous: string | undefined;
  next: string | undefined;
  views: readonly SavedView[];
};
