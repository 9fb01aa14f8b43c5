import { ArrowDown, ArrowUp } from "lucide-react";
import { Link } from "react-router";
import { nextSort } from "#app/lib/list/list-query.ts";
import { Choice } from "../choice.tsx";
import { addressOf, type ListAddress } from "./list-address.ts";
import { isNumeric, kindOf, type ListColumn } from "./list-column.ts";
import { listWords as say } from "./list-words.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { AS } from "./table-roles.ts";
import type { Selection } from "./use-selection.ts";

type ListHeadProps<Row> = {
  at: ListAddress;
  columns: readonly ListColumn<Row>[];
  hasActs: boolean;
  /** With the number of rows of the page. */
  selection: (Selection & { all: number }) | undefined;
};

export function ListHead<Row>({ at, columns, hasActs, selection }: ListHeadProps<Row>) {
  return (
    <thead {...AS.rowgroup}>
      <tr {...AS.row}>
        {selection && (
          <th {...AS.columnheader} className="list-check" scope="col">
            <label className="list-check-label">
              <span className="sr-only">{say.selectPage}</span>
              <Choice
                checked={selection.ids.size > 0 && selection.ids.size === selection.all}
                onChange={({ target }) => selection.setAll(target.checked)}
                type="checkbox"
              />
            </label>
          </th>
        )}
        {columns.map((column) => (
          <Heading at={at} column={column} key={column.label} />
        ))}
        {hasActs && (
          <th {...AS.columnheader} className="list-acts" scope="col">
            <VisuallyHidden>{say.acts}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

function Heading<Row>({ at, column }: { at: ListAddress; column: ListColumn<Row> }) {
  const { label, sort, first = isNumeric(column) ? "desc" : "asc", place } = column;
  const { query } = at.list;
  const isDown = query.sort === `-${sort}`;
  const isSorted = sort !== undefined && (isDown || query.sort === sort);
  return (
    <th
      {...AS.columnheader}
      aria-sort={isSorted ? (isDown ? "descending" : "ascending") : undefined}
      data-kind={kindOf(column)}
      data-place={place}
      scope="col"
    >
      {sort === undefined ? (
        label
      ) : (
        <Link
          className="list-sort-link"
          preventScrollReset
          to={addressOf(at, { ...query, sort: nextSort(query, sort, first) })}
        >
          {label}
          {isSorted &&
            (isDown ? (
              <ArrowDown aria-hidden="true" className="size-3.5" />
            ) : (
              <ArrowUp aria-hidden="true" className="size-3.5" />
            ))}
        </Link>
      )}
    </th>
  );
}
