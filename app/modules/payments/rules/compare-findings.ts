import { BY_ITSELF, type FindingKind } from "./finding-terms.ts";

/** What makes a difference one and the same, whenever it is looked for. */
export type FindingName = { kind: FindingKind; subject: string };
export type StoredFinding = FindingName & { id: string; endedBy: string | null };

const keyOf = ({ kind, subject }: FindingName) => `${kind} ${subject}`;

/**
 * What to write after looking: differences that are new, those that are there again, and those that
 * are gone. One that staff ended stays ended, since they did what there was to do.
 */
export function compareFindings<Found extends FindingName>(
  found: readonly Found[],
  stored: readonly StoredFinding[],
): { added: Found[]; again: string[]; gone: string[] } {
  const known = new Map(stored.map((one) => [keyOf(one), one]));
  const now = new Set(found.map(keyOf));
  return {
    added: found.filter((one) => !known.has(keyOf(one))),
    again: stored
      .filter((one) => one.endedBy === BY_ITSELF && now.has(keyOf(one)))
      .map(({ id }) => id),
    gone: stored.filter((one) => one.endedBy === null && !now.has(keyOf(one))).map(({ id }) => id),
  };
}
