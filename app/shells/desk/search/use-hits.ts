import { useEffect, useState } from "react";
import { href } from "react-router";
import type { Hit } from "./hit.ts";

/** Somebody who types goes on typing: only what they stop at is looked for. */
const PAUSE_MS = 80;

type Found = { typed: string; hits: readonly Hit[]; failed: boolean };

const NOTHING: Found = { typed: "", hits: [], failed: false };

/** What is found for a text; what was found before stays until there is an answer. */
export function useHits(typed: string): Found {
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
