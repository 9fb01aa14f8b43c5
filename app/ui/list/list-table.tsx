import { useEffect, useRef, type MouseEvent, type RefObject } from "react";
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
  useWholeTexts(box);
  return (
    <div className={cx("list-body", panel.shown && "list-body-split")}>
      <div className="list-box" ref={box}>
        <div className="list-frame" data-loading={isLoading || undefined}>
          <table {...AS.table} aria-busy={isLoading || undefined} className="list-table">
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
function useWholeTexts(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const left = new AbortController();
    const show = ({ target }: Event) => {
      const text = target instanceof Element && target.closest(".list-link, .list-aside, td, th");
      if (!(text instanceof HTMLElement)) return;
      text.title = text.scrollWidth > text.clientWidth ? text.textContent : "";
    };
    for (const event of ["pointerover", "focusin"]) {
      box.current?.addEventListener(event, show, { signal: left.signal });
    }
    return () => left.abort();
  }, [box]);
}
