import { useEffect, useMemo, useRef, type RefObject } from "react";
import { useLocation } from "react-router";
import { useKeys } from "../use-keys.ts";
import { leaveList, leftList } from "./list-memory.ts";
import { SEARCH_FIELD } from "./list-search.tsx";

type ListKeys = {
  box: RefObject<HTMLElement | null>;
  /** Selects a row; undefined if rows cannot be selected. */
  choose: ((id: string) => void) | undefined;
  /** Shows the focused row in the panel, if the panel is open. */
  moved: (id: string) => void;
  /** Closes the panel; returns false if nothing was open. */
  back: () => boolean;
};

/** J and K move, X selects, Enter opens the focused link, Escape goes back. */
export function useListKeys({ box, choose, moved, back }: ListKeys): void {
  const now = useRef({ choose, moved, back });
  useEffect(() => {
    now.current = { choose, moved, back };
  });
  const keys = useMemo(() => {
    const move = (step: 1 | -1) => {
      const row = rowBeside(box.current, step);
      if (!row) return;
      focusRow(row);
      now.current.moved(row.dataset["row"] ?? "");
    };
    return {
      "/": () => document.getElementById(SEARCH_FIELD)?.focus(),
      j: () => move(1),
      k: () => move(-1),
      x: () => {
        const row = focusedRow(box.current);
        if (row?.dataset["row"] !== undefined) now.current.choose?.(row.dataset["row"]);
      },
      Escape: () => {
        if (!now.current.back() && document.activeElement instanceof HTMLElement) {
          document.activeElement.blur();
        }
      },
    };
  }, [box]);
  useKeys(keys);
}

/** Coming back to the list focuses the row that was opened from it. */
export function useLeftRow(box: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const left = leftList();
    const isTyping = document.activeElement?.id === SEARCH_FIELD;
    if (left?.to !== pathname + search || isTyping) return;
    const link = box.current?.querySelector<HTMLElement>(
      `a[data-open][href="${CSS.escape(left.row)}"]`,
    );
    if (!link) return;
    const { top, bottom } = link.getBoundingClientRect();
    const isInSight = top > 0 && bottom < window.innerHeight;
    if (!isInSight) link.scrollIntoView({ block: "center" });
    link.focus({ preventScroll: true });
    // The row is focused only once. A later visit starts at the top.
    leaveList({ ...left, row: "" });
  }, [box, pathname, search]);
}

const rowsOf = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>("[data-row]") ?? []),
];

function focusedRow(box: HTMLElement | null): HTMLElement | undefined {
  return rowsOf(box).find((row) => row.contains(document.activeElement));
}

function rowBeside(box: HTMLElement | null, step: 1 | -1): HTMLElement | undefined {
  const rows = rowsOf(box);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  return at < 0 ? rows[0] : rows[at + step];
}

/** The link gets the focus, so that Enter opens it; without a link, the checkbox does. */
function focusRow(row: HTMLElement): void {
  const target =
    row.querySelector<HTMLElement>("a[data-open]") ??
    row.querySelector<HTMLElement>("input, a, button") ??
    row;
  target.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
}
