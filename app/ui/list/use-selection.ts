import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";

export type Selection = {
  ids: ReadonlySet<string>;
  /** One row, or with `range` all rows from the last one that was pressed. */
  toggle: (id: string, range?: boolean) => void;
  setAll: (chosen: boolean) => void;
};

/** Which of these rows are chosen. What is no longer shown is not; after an act nothing is. */
export function useSelection(rowIds: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const isSending = useNavigation().formData?.has("bulk") ?? false;

  useEffect(() => (isSending ? () => setChosen(new Set()) : undefined), [isSending]);

  function toggle(id: string, range = false) {
    const start = rowIds.indexOf(last.current ?? id);
    const end = rowIds.indexOf(id);
    const isRange = range && start >= 0;
    const touched = isRange ? rowIds.slice(Math.min(start, end), Math.max(start, end) + 1) : [id];
    const next = new Set(chosen);
    const add = !chosen.has(id);
    for (const one of touched) {
      if (add) next.add(one);
      else next.delete(one);
    }
    last.current = id;
    setChosen(next);
  }
  return {
    ids: new Set(rowIds.filter((id) => chosen.has(id))),
    toggle,
    setAll: (all) => setChosen(new Set(all ? rowIds : [])),
  };
}
