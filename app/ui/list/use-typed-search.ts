import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { searchText } from "#app/lib/list/list-query.ts";
import type { ListAddress } from "./list-address.ts";

/** Waits for a pause in typing, so that only the finished text is searched. */
const PAUSE_MS = 250;

/**
 * Searches while staff type. The field is not controlled, so that it keeps its caret; the router
 * aborts an earlier search, so that an older answer never replaces a newer one.
 */
export function useTypedSearch({ spec, list: { query } }: Pick<ListAddress, "spec" | "list">) {
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(query.search);
  const isIdle = useNavigation().state === "idle";

  function typed() {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      pause.current = undefined;
      if (searchText(spec, field.current?.value) !== sent.current)
        field.current?.form?.requestSubmit();
    }, PAUSE_MS);
  }
  function submitted() {
    clearTimeout(pause.current);
    pause.current = undefined;
    sent.current = searchText(spec, field.current?.value);
  }

  // A search that was cleared, or that another page replaced, empties the field.
  useEffect(() => {
    if (!field.current || !isIdle || pause.current !== undefined) return;
    if (sent.current !== query.search) field.current.value = query.search;
    sent.current = query.search;
  }, [isIdle, query.search]);

  // Letters may have been typed before the page was alive.
  useEffect(() => {
    typed();
    return () => clearTimeout(pause.current);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { field, typed, submitted };
}
