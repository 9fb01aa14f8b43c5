import { useState, type MouseEvent } from "react";
import { useFetcher } from "react-router";
import type { RecordSummary } from "#app/lib/list/record-summary.ts";

/** Where a list has room for a panel beside it. */
const WIDE = "(width >= 80rem)";

export type Shown = { id: string; name: string; to: string; panel: string };

/** What the panel shows: a row that was pressed with the mouse, or moved to while it is open. */
export function usePanel() {
  const [shown, setShown] = useState<Shown>();
  const fetcher = useFetcher<RecordSummary>();

  function show(next: Shown) {
    setShown(next);
    void fetcher.load(next.panel);
  }
  return {
    shown,
    show,
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
