import type { ArchiveFile } from "./names.ts";

/** What a moment is made of: a copy of the database files, and the journal after it, in its order. */
export type Recipe = { base: ArchiveFile; parts: ArchiveFile[]; until: Date };

/** From and to which moments an archive leads; `until` is the last that it knows. */
export type Span = { from: Date; until: Date };

type Files = readonly ArchiveFile[];

/**
 * How to reach a moment, the newest copy first, since one may be damaged. Empty when no copy is old
 * enough, or when the journal after it does not reach so far.
 */
export function recipesFor(files: Files, at: Date): Recipe[] {
  return basesOf(files)
    .filter((base) => base.at <= at)
    .flatMap((base) => {
      const parts = upTo(at, partsAfter(base, files));
      const until = parts.at(-1)?.at;
      return until && until >= at ? [{ base, parts, until }] : [];
    });
}

/** How to reach the last moment that the journal after a copy knows, if there is enough of it. */
export function newestRecipe(base: ArchiveFile, files: Files): Recipe | undefined {
  const parts = partsAfter(base, files);
  const until = parts.at(-1)?.at;
  return until && { base, parts, until };
}

/** The stretches of time in which any moment can be reached, the oldest first. */
export function spansOf(files: Files): Span[] {
  const spans = basesOf(files).flatMap((base) => {
    const until = partsAfter(base, files).at(-1)?.at;
    return until && until >= base.at ? [{ from: base.at, until }] : [];
  });
  const joined: Span[] = [];
  for (const span of spans.toReversed()) {
    const last = joined.at(-1);
    if (last && span.from <= last.until) last.until = later(last.until, span.until);
    else joined.push({ ...span });
  }
  return joined;
}

const later = (a: Date, b: Date) => (a > b ? a : b);

/** The newest first. */
const basesOf = (files: Files) =>
  files.filter(({ kind }) => kind === "base").toSorted((a, b) => b.at.getTime() - a.at.getTime());

/** The journal from the beginning of the copy on, up to where something is missing. */
function partsAfter(base: ArchiveFile, files: Files): ArchiveFile[] {
  const found: ArchiveFile[] = [];
  for (const part of files) {
    if (part.kind !== "part" || part.chain !== base.chain || part.to <= base.from) continue;
    const reached = found.at(-1)?.to ?? base.from;
    if (part.from > reached) break;
    if (part.to > reached) found.push(part);
  }
  // The copy is of use only with the journal of the time in which it was made.
  return (found.at(-1)?.to ?? 0) >= base.to ? found : [];
}

/** The first part that knows of the moment is the last that is needed. */
function upTo(at: Date, parts: readonly ArchiveFile[]): ArchiveFile[] {
  const last = parts.findIndex((part) => part.at >= at);
  return last === -1 ? [...parts] : parts.slice(0, last + 1);
}
