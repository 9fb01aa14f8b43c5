import { readNames, readUploads, type ArchiveFile } from "./names.ts";

/** Any moment of so many days can be restored. */
export const DAYS_KEPT = 7;
const KEPT_MS = DAYS_KEPT * 24 * 60 * 60_000;
/** At night in Manila, when the fewest people buy. */
const NIGHT_HOUR_UTC = 18;

/** Whether the last copy of the database files is older than the last night. */
export function isBaseDue(last: Date | undefined, now: Date): boolean {
  if (!last) return true;
  const night = new Date(now);
  night.setUTCHours(NIGHT_HOUR_UTC, 0, 0, 0);
  if (night > now) night.setUTCDate(night.getUTCDate() - 1);
  return last < night;
}

/**
 * The names to delete: what leads to no moment of the last days. The newest copy that is older than
 * they are stays, because their first moments need it.
 */
export function outlivedNames(names: readonly string[], now: Date): string[] {
  const border = new Date(now.getTime() - KEPT_MS);
  return [...outlivedFiles(readNames(names), border), ...outlivedUploads(names, border)];
}

function outlivedFiles(files: readonly ArchiveFile[], border: Date): string[] {
  const bases = files.filter(({ kind }) => kind === "base");
  const newest = (at: readonly ArchiveFile[]) =>
    at.reduce<ArchiveFile | undefined>(
      (best, base) => (best && best.at > base.at ? best : base),
      undefined,
    );
  const first = newest(bases.filter(({ at }) => at <= border));
  const kept = bases.filter((base) => base === first || base.at > border);
  const begins = new Map<string, number>();
  for (const { chain, from } of kept) begins.set(chain, Math.min(from, begins.get(chain) ?? from));
  const isKept = (file: ArchiveFile) =>
    file.kind === "base" ? kept.includes(file) : file.to > (begins.get(file.chain) ?? Infinity);
  // A chain whose first copy is being made has only parts yet.
  return files.filter((file) => !isKept(file) && file.at <= border).map(({ name }) => name);
}

function outlivedUploads(names: readonly string[], border: Date): string[] {
  const uploads = readUploads(names);
  const gone = new Set(
    uploads.filter(({ kind, at }) => kind === "gone" && at <= border).map(({ place }) => place),
  );
  return uploads.filter(({ place }) => gone.has(place)).map(({ name }) => name);
}
