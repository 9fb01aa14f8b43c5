import type { ReactNode } from "react";
import type { Choice, ListSpec } from "#app/lib/list/list-spec.ts";
import type { ShownList } from "#app/lib/list/shown-list.ts";
import type { BulkAct, ListColumn, ListRow } from "./list-column.ts";

/** The row that a panel shows. */
export type Beside = {
  id: string;
  /** It came after a decision about the row before it. */
  isNext: boolean;
  /** Shows the row below, or closes the panel after the last one. */
  goOn: () => void;
};

export type ListPageProps<Row> = {
  spec: ListSpec;
  /** What `loadList` or `loadWholeList` answered. */
  list: ShownList;
  rows: readonly Row[];
  title: ReactNode;
  lead?: ReactNode;
  /** The one main action, and what stands beside it. */
  actions?: ReactNode;
  /** Messages and figures between the title and the list. */
  children?: ReactNode;
  /** What a screen reader calls the table. */
  caption: string;
  columns: readonly ListColumn<Row>[];
  rowOf: (row: Row) => ListRow;
  /** What can be done with one row right here. */
  renderActs?: ((row: Row) => ReactNode) | undefined;
  /** What can be done with several; without any, rows are not chosen. */
  bulk?: readonly BulkAct[] | undefined;
  /** How many rows tabs have, by their value. */
  counts?: Readonly<Record<string, number | undefined>>;
  /** The choices of filters whose spec has none. */
  choices?: Readonly<Record<string, readonly Choice[]>>;
  /** Where the list is saved as a file, exactly as it is narrowed. */
  exportTo?: string | undefined;
  /** The same rows as another file. */
  secondExport?: { to: string; label: string } | undefined;
  /**
   * While there are no rows at all. Another tab than the first says that it is empty itself, unless
   * these are its own words.
   */
  empty: { icon: ReactNode; title: string; hint: string; action?: ReactNode; ofTab?: true };
  /** What the panel of a row has above its facts, such as a decision to make. */
  renderBeside?: ((beside: Beside) => ReactNode) | undefined;
  /** A form at the side of the list. */
  aside?: ReactNode;
};

export type ListProps<Row> = Omit<
  ListPageProps<Row>,
  "title" | "lead" | "actions" | "children" | "aside"
>;
