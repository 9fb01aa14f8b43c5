/** What the panel beside a list shows of one record. */
export type RecordSummary = {
  title: string;
  facts: readonly { label: string; value: string }[];
  /** What to do about it next, on its page. */
  next?: { label: string; to: string } | undefined;
};
