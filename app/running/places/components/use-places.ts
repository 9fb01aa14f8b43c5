import { href } from "react-router";
import { useEffect, useState } from "react";
import type { PlacesAnswer, ShownPlace } from "../views/show-place.ts";

export type PlaceSearch = {
  state: "idle" | "searching" | "found" | "offline" | "unanswered";
  places: readonly ShownPlace[];
};

const SHORTEST = 2;
/** Long enough for quick typing to send one request, short enough to go unnoticed. */
const PAUSE_MS = 150;
const NONE: readonly ShownPlace[] = [];

/** Searches for the typed text. A new request aborts the earlier one. */
export function usePlaces(typed: string): PlaceSearch {
  const query = typed.trim().replaceAll(/\s+/g, " ").toLowerCase();
  const [last, setLast] = useState<PlaceSearch & { query: string }>();

  useEffect(() => {
    if (query.length < SHORTEST) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      const answer = await search(query, signal);
      if (!signal.aborted) setLast({ query, ...answer });
    };
    const pause = setTimeout(() => void look(), PAUSE_MS);
    window.addEventListener("online", () => void look(), { signal });
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [query]);

  if (query.length < SHORTEST) return { state: "idle", places: NONE };
  if (last?.query === query) return last;
  // The earlier results stay until the new ones arrive, because a blinking list cannot be read.
  return { state: "searching", places: last?.places ?? NONE };
}

async function search(query: string, signal: AbortSignal): Promise<PlaceSearch> {
  try {
    const response = await fetch(`${href("/api/places")}?q=${encodeURIComponent(query)}`, {
      signal,
    });
    if (!response.ok) return { state: "unanswered", places: NONE };
    const { places } = (await response.json()) as PlacesAnswer;
    return { state: "found", places };
  } catch {
    return { state: navigator.onLine ? "unanswered" : "offline", places: NONE };
  }
}
