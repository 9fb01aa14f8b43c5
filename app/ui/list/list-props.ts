import type { ReactNode } from "react";
import type { Choice, ListSpec } from "#app/lib/list/list-spec.ts";
import type { ShownList } from "#app/lib/list/shown-list.ts";
import type { BulkAct, ListColumn, ListRow } from "./list-column.ts";

export type Beside = {
  id: string;
  /** The panel moved here after a decision about the previous row. */
  isNext: boolean;
  /** Shows the next row, or closes the panel after the last one. */
  goOn: () => void;
};

export type ListPageProps<Row> = {
  spec: ListSpec;
  /** The result of `loadList` or `loadWholeList`. */
  list: ShownList;
  rows: readonly Row[];
  title: ReactNode;
  lead?: ReactNode;
  /** The one primary action, and minor ones beside it. */
  actions?: ReactNode;
  /** Messages and figures between the title and the list. */
  children?: ReactNode;
  caption: string;
  columns: readonly ListColumn<Row>[];
  rowOf: (row: Row) => ListRow;
  /** The choices of a row's menu; a row without any has no menu. */
  renderActs?: ((row: Row) => ReactNode) | undefined;
  /** Actions for several rows; without any, rows cannot be selected. */
  bulk?: readonly BulkAct[] | undefined;
  counts?: Readonly<Record<string, number | undefined>>;
  /** Choices of filters whose spec has none. */
  choices?: Readonly<Record<string, readonly Choice[]>>;
  /** The address that exports the list with its current filters. */
  exportTo?: string | undefined;
  /** A second export of the same rows in another format. */
  secondExport?: { to: string; label: string } | undefined;
  /**
   * Shown if there are no rows at all. A tab other than the first has a default text, unless these
   * words are its own.
   */
  empty: { icon: ReactNode; title: string; hint: string; action?: ReactNode; ofTab?: true };
  /** Content above the facts of the side panel, such as a decision to make. */
  renderBeside?: ((beside: Beside) => ReactNode) | undefined;
  aside?: ReactNode;
};

export type ListProps<Row> = Omit<
  ListPageProps<Row>,
  "title" | "lead" | "actions" | "children" | "aside"
>;
