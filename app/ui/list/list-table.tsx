import { useRef, type MouseEvent, type SyntheticEvent } from "react";
import { useLocation } from "react-router";
import { cx } from "../cx.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { ListAddress } from "./list-address.ts";
import type { ListRow } from "./list-column.ts";
import { ListHead } from "./list-head.tsx";
import { leaveList } from "./list-memory.ts";
import type { ListProps } from "./list-props.ts";
import { ListPanel } from "./list-panel.tsx";
import { ListRows } from "./list-rows.tsx";
import { AS } from "./table-roles.ts";
import { useLeftRow, useListKeys } from "./use-list-keys.ts";
import { usePanel } from "./use-panel.ts";
import { useSelection } from "./use-selection.ts";

type ListTableProps<Row> = ListProps<Row> & { at: ListAddress; isLoading: boolean };

/** The rows, with what the keyboard and the mouse do to them. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { at, rows, columns, rowOf, renderActs, bulk = [], caption, isLoading } = props;
  const { pathname, search } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const panel = usePanel(rows, rowOf);
  const chosen = useSelection(rows.map(({ id }) => id));
  const selection = bulk.length > 0 ? chosen : undefined;

  function leaveFor(to: string | undefined) {
    const addresses = rows.flatMap((row) => rowOf(row).to ?? []);
    if (to !== undefined) leaveList({ to: pathname + search, row: to, rows: addresses });
  }
  function open(event: MouseEvent, id: string, { to }: ListRow) {
    if (panel.takes(event) && panel.show(id)) event.preventDefault();
    else leaveFor(to);
  }
  useListKeys({
    box,
    choose: selection && ((id) => selection.toggle(id)),
    moved: (id) => panel.shown && panel.show(id),
    back: () => {
      if (panel.shown) panel.close();
      else if (selection && selection.ids.size > 0) selection.setAll(false);
      else return false;
      return true;
    },
  });
  useLeftRow(box);
  return (
    <div className={cx("list-body", panel.shown && "list-body-split")}>
      <div className="list-box" ref={box}>
        <div className="list-frame" data-loading={isLoading || undefined}>
          <table
            {...AS.table}
            aria-busy={isLoading || undefined}
            className="list-table"
            onFocus={showWhole}
            onPointerOver={showWhole}
          >
            <caption className="sr-only">{caption}</caption>
            <ListHead
              at={at}
              columns={columns}
              hasActs={renderActs !== undefined}
              selection={selection && { ...selection, all: rows.length }}
            />
            <ListRows
              renderActs={renderActs}
              columns={columns}
              open={open}
              rowOf={rowOf}
              rows={rows}
              selection={selection}
              shown={panel.shown?.id}
            />
          </table>
        </div>
        {selection && <BulkBar acts={bulk} selection={selection} />}
      </div>
      <ListPanel
        open={() => leaveFor(panel.shown?.to)}
        panel={panel}
        renderBeside={props.renderBeside}
      />
    </div>
  );
}

/** A text that was cut to one line is shown whole by its title. */
function showWhole({ target }: SyntheticEvent) {
  const text =
    target instanceof Element
      ? target.closest<HTMLElement>(".list-link, .list-aside, td, th")
      : null;
  if (text) text.title = text.scrollWidth > text.clientWidth ? text.textContent : "";
}
