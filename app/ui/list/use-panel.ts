import { useState, type MouseEvent } from "react";
import { useFetcher } from "react-router";
import type { RecordSummary } from "#app/lib/list/record-summary.ts";
import type { ListRow } from "./list-column.ts";

/** Where a list has room for a panel beside it. */
const WIDE = "(width >= 80rem)";

type PanelView = { id: string; name: string; to: string; panel: string; isNext: boolean };

/** What the panel shows: a row that was pressed with the mouse, or moved to while it is open. */
export function usePanel<Row extends { id: string }>(
  rows: readonly Row[],
  rowOf: (row: Row) => ListRow,
) {
  const [shown, setShown] = useState<PanelView>();
  const fetcher = useFetcher<RecordSummary>();

  /** False where the row has no panel. */
  function show(id: string, isNext = false): boolean {
    const row = rows.find((one) => one.id === id);
    const about = row && rowOf(row);
    if (!about?.panel || about.to === undefined) return false;
    setShown({ id, name: about.name, to: about.to, panel: about.panel, isNext });
    void fetcher.load(about.panel);
    return true;
  }
  function goOn() {
    const at = rows.findIndex(({ id }) => id === shown?.id);
    const next = rows[at + 1] ?? rows[at - 1];
    if (!next || !show(next.id, true)) setShown(undefined);
  }
  return {
    shown,
    show,
    goOn,
    close: () => setShown(undefined),
    retry: () => shown && void fetcher.load(shown.panel),
    isLoading: fetcher.state !== "idle",
    summary: fetcher.data,
    /** Whether a press is one for the panel: with the mouse alone, and where there is room. */
    takes: (event: MouseEvent): boolean =>
      event.detail > 0 &&
      event.button === 0 &&
      !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
      matchMedia(WIDE).matches,
  };
}

export type Panel = ReturnType<typeof usePanel>;
