import { Ellipsis } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { Choice } from "../choice.tsx";
import { BULK_FORM } from "./bulk-bar.tsx";
import { ChipBox } from "./chip-box.tsx";
import { kindOf, type ListColumn, type ListRow } from "./list-column.ts";
import { listWords as say } from "./list-words.ts";
import { Unbroken } from "../unbroken.tsx";
import { AS } from "./table-roles.ts";
import type { Selection } from "./use-selection.ts";

type ListRowsProps<Row> = {
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  rowOf: (row: Row) => ListRow;
  renderActs: ((row: Row) => ReactNode) | undefined;
  selection: Selection | undefined;
  shown: string | undefined;
  open: (event: MouseEvent, id: string, row: ListRow) => void;
};

/** Each row is a table's, and a card with the same parts where there is no room for a table. */
export function ListRows<Row extends { id: string }>(props: ListRowsProps<Row>) {
  const { rows, columns, rowOf, renderActs, selection, shown, open } = props;
  return (
    <tbody {...AS.rowgroup}>
      {rows.map((row) => {
        const { id } = row;
        const about = rowOf(row);
        const isChosen = selection?.ids.has(id) ?? false;
        return (
          <tr
            {...AS.row}
            aria-selected={selection ? isChosen : undefined}
            data-row={id}
            data-shown={shown === id || undefined}
            key={id}
          >
            {selection && (
              <td {...AS.cell} className="list-check">
                <label className="list-check-label">
                  <span className="sr-only">{say.select(about.name)}</span>
                  <Choice
                    checked={isChosen}
                    form={BULK_FORM}
                    name="ids"
                    onChange={({ nativeEvent }) =>
                      selection.toggle(
                        id,
                        nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
                      )
                    }
                    type="checkbox"
                    value={id}
                  />
                </label>
              </td>
            )}
            {columns.map((column) => (
              <Cell
                about={about}
                column={column}
                key={column.label}
                open={(event) => open(event, id, about)}
                row={row}
              />
            ))}
            {renderActs && (
              <td {...AS.cell} className="list-acts">
                <RowMenu name={about.name}>{renderActs(row)}</RowMenu>
              </td>
            )}
          </tr>
        );
      })}
    </tbody>
  );
}

function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="list-menu">
      <ChipBox>
        <summary aria-label={say.actsOf(name)} data-tip="">
          <Ellipsis aria-hidden="true" className="size-5" />
        </summary>
        <div className="list-choices">{children}</div>
      </ChipBox>
    </div>
  );
}

type CellProps<Row> = {
  row: Row;
  about: ListRow;
  column: ListColumn<Row>;
  open: (event: MouseEvent) => void;
};

function Cell<Row>({ row, about, column, open }: CellProps<Row>) {
  const { label, place, onPhone, before, below } = column;
  const content = column.cell(row);
  const shown = typeof content === "string" ? <Unbroken>{content}</Unbroken> : content;
  if (place !== "title") {
    return (
      <td
        {...AS.cell}
        data-kind={kindOf(column)}
        data-label={label}
        data-phone={onPhone}
        data-place={place}
      >
        {shown}
      </td>
    );
  }
  return (
    <th {...AS.rowheader} data-place="title" scope="row">
      <div className="list-name">
        {before && <span className="list-before">{before(row)}</span>}
        {about.to === undefined ? (
          <span className="truncate">{shown}</span>
        ) : (
          <Link
            aria-label={about.label}
            className="list-link"
            data-open=""
            onClick={open}
            to={about.to}
          >
            {shown}
          </Link>
        )}
        {below && <div className="list-aside">{below(row)}</div>}
      </div>
    </th>
  );
}
