/** A search result: a record, a page, or a task. */
export type Hit = {
  kind: string;
  title: string;
  hint: string;
  to: string;
  /** 0 for an exact match, 1 for a prefix, 2 for any other. */
  rank: number;
};
