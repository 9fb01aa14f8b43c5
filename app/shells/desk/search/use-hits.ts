import { useEffect, useState } from "react";
import { href } from "react-router";
import { pageActs } from "./page-acts.ts";
import type { Hit } from "./hit.tsx";

/** Waits for a pause in typing, so that only the finished text is searched. */
const PAUSE_MS = 80;

type SearchAnswer = { typed: string; hits: readonly Hit[]; failed: boolean };

/** The hits for a text, once the search is open; earlier hits stay until the answer arrives. */
export function useHits(typed: string, isOpen: boolean): SearchAnswer {
  const [found, setFound] = useState<SearchAnswer>({ typed: "", hits: [], failed: false });
  useEffect(() => {
    if (!isOpen) return undefined;
    const left = new AbortController();
    const timer = setTimeout(
      () => {
        void ask(typed, left.signal).then(
          (hits) => setFound({ typed, hits, failed: false }),
          () => !left.signal.aborted && setFound({ typed, hits: [], failed: true }),
        );
      },
      typed === "" ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [typed, isOpen]);
  return found;
}

async function ask(typed: string, signal: AbortSignal): Promise<readonly Hit[]> {
  const body = new URLSearchParams({ q: typed, acts: pageActs() });
  const answer = await fetch(href("/admin/find"), { method: "POST", body, signal });
  if (!answer.ok) throw new Error(`search: ${answer.status}`);
  return answer.json();
}
