import type { ReactNode } from "react";

export type ListColumn<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** What stands before the name in the title column, such as a picture. */
  before?: (row: Row) => ReactNode;
  /** What stands under the name in the title column, and is not part of its link. */
  below?: (row: Row) => ReactNode;
  numeric?: boolean;
  /** The sort of the spec that its heading sorts by, and the way at first. */
  sort?: string;
  first?: "asc" | "desc";
  /**
   * `title` names the row and leads to its page; `state` stands beside it on a card; `wide` is left
   * out where there is little room.
   */
  place?: "title" | "state" | "wide";
};

/** What a list has to know of a row. */
export type ListRow = {
  /** How it is called: in labels of its controls. */
  name: string;
  /** What its link is called, where the name alone does not say it. */
  label?: string;
  /** Its page; without one the row leads nowhere. */
  to?: string | undefined;
  /** Where the panel beside the list gets its summary. */
  panel?: string | undefined;
};

export type BulkAct = {
  act: string;
  /** With the number of chosen rows that the act applies to. */
  label: (count: number) => string;
  danger?: boolean;
  /** The rows that the act applies to, and what is said where no chosen row is one of them. */
  only?: { fits: (id: string) => boolean; unfit: string };
};
