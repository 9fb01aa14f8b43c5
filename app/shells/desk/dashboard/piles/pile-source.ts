import type { WaitingPart } from "#app/platform/list/waiting-part.server.ts";
import type { PileName } from "./pile.ts";

/** What the moment of a pile says: its age, when the next begins, since when it is due, or until when it is good. */
export type Shown = "oldest" | "next" | "due" | "expires";

export type PileSource = {
  name: PileName;
  to: string;
  part: WaitingPart;
  shown: Shown;
  /** Counted along, and said of it. */
  besides?: { part: WaitingPart; says: (count: number, about: string) => string };
};

export function pile(
  name: PileName,
  to: string,
  part: WaitingPart,
  shown: Shown = "oldest",
): PileSource {
  return { name, to, part, shown };
}

/** Those that this person works off. */
export function theirs(sources: readonly [isTheirs: boolean, source: PileSource][]): PileSource[] {
  return sources.flatMap(([isTheirs, source]) => (isTheirs ? [source] : []));
}
