import type { ReactNode } from "react";

export type ListColumn<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Content before the name in the title column, such as a picture. */
  before?: (row: Row) => ReactNode;
  /** Content after the name in the title column, outside its link. */
  below?: (row: Row) => ReactNode;
  /**
   * Sets the width. Numbers (`few` for up to two digits) and amounts align right; texts, the
   * default, share the rest.
   */
  kind?: "few" | "number" | "amount" | "date" | "time" | "short" | "state";
  /** The heading's sort key in the spec, and its first direction. */
  sort?: string;
  first?: "asc" | "desc";
  /**
   * `title` names the row and links to its page. `state` is placed beside the title on a card.
   * `wide` is hidden on narrow screens.
   */
  place?: "title" | "state" | "wide";
  /** Always on a card, which otherwise has the first two facts after the state. */
  onPhone?: boolean;
};

export function kindOf<Row>({ kind, place }: ListColumn<Row>) {
  return kind ?? (place === "state" ? "state" : "text");
}

export function isNumeric<Row>({ kind }: ListColumn<Row>): boolean {
  return kind === "few" || kind === "number" || kind === "amount";
}

export type ListRow = {
  name: string;
  /** The link text, if the name alone is not enough. */
  label?: string;
  /** The row's page; without one the row has no link. */
  to?: string | undefined;
  /** The address that returns the summary for the side panel. */
  panel?: string | undefined;
};

export type BulkAct = {
  act: string;
  /** The label for this number of rows that the act applies to. */
  label: (count: number) => string;
  danger?: boolean;
  /** The rows that the act applies to, and the message if none of them is selected. */
  only?: { fits: (id: string) => boolean; unfit: string };
};
