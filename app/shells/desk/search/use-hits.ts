import { useEffect, useState } from "react";
import { href } from "react-router";
import type { Hit } from "./hit.ts";

/** Waits for a pause in typing, so that only the finished text is searched. */
const PAUSE_MS = 80;

type SearchAnswer = { typed: string; hits: readonly Hit[]; failed: boolean };

const NOTHING: SearchAnswer = { typed: "", hits: [], failed: false };

/** The hits for a text; earlier hits stay until the answer arrives. */
export function useHits(typed: string): SearchAnswer {
  const [found, setFound] = useState(NOTHING);
  const isEmpty = typed.trim() === "";
  useEffect(() => {
    if (isEmpty) return undefined;
    const left = new AbortController();
    const timer = setTimeout(() => {
      void ask(typed, left.signal).then(
        (hits) => setFound({ typed, hits, failed: false }),
        () => !left.signal.aborted && setFound({ typed, hits: [], failed: true }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [typed, isEmpty]);
  return isEmpty ? NOTHING : found;
}

async function ask(typed: string, signal: AbortSignal): Promise<readonly Hit[]> {
  const body = new URLSearchParams({ q: typed });
  const answer = await fetch(href("/admin/find"), { method: "POST", body, signal });
  if (!answer.ok) throw new Error(`search: ${answer.status}`);
  return answer.json();
}
