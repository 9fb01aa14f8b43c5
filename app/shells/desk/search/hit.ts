/** Something that was found: a record, a page, or something to do. */
export type Hit = {
  kind: string;
  title: string;
  hint: string;
  to: string;
  /** 0 for what was meant exactly, 1 for what begins like it, 2 for all others. */
  rank: number;
};
