import type { ComponentProps, ReactNode } from "react";
import { EmptyState } from "./empty-state.tsx";
import { PageTitle } from "./page.tsx";
import { Pager } from "./pager.tsx";
import { Table, Th } from "./table.tsx";

type ListPageProps<Row> = {
  title: string;
  lead: string;
  /** Tabs or figures between the title and the list. */
  filters?: ReactNode;
  rows: readonly Row[];
  /** What a screen reader calls the table. */
  caption: string;
  columns: readonly (string | { label: string; numeric: true })[];
  /** One `tr`, with a cell for each column. */
  children: (row: Row) => ReactNode;
  /** In place of the table while there are no rows. */
  empty: { icon: ReactNode; title: string; hint: string };
  pager: ComponentProps<typeof Pager>;
  /** A form at the side of the list. */
  aside?: ReactNode;
};

/** A list of the back-office, page by page. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, lead, filters, rows, caption, columns, children, empty, pager, aside } = props;
  return (
    <>
      <PageTitle lead={lead}>{title}</PageTitle>
      {filters && <div className="mb-6">{filters}</div>}
      <div
        className={
          aside === undefined ? undefined : "grid items-start gap-8 xl:grid-cols-[1fr_22rem]"
        }
      >
        <div className="min-w-0">
          {rows.length === 0 ? (
            <EmptyState icon={empty.icon} title={empty.title}>
              <p>{empty.hint}</p>
            </EmptyState>
          ) : (
            <Table caption={caption} captionHidden density="dense">
              <thead>
                <tr>
                  {columns.map((column) =>
                    typeof column === "string" ? (
                      <Th key={column}>{column}</Th>
                    ) : (
                      <Th key={column.label} numeric>
                        {column.label}
                      </Th>
                    ),
                  )}
                </tr>
              </thead>
              <tbody>{rows.map(children)}</tbody>
            </Table>
          )}
          <Pager {...pager} />
        </div>
        {aside}
      </div>
    </>
  );
}
