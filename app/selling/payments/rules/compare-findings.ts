import { BY_ITSELF, type FindingKind } from "./finding-terms.ts";

/** What makes a difference one and the same, whenever it is looked for. */
export type FindingName<Kind extends string = FindingKind> = { kind: Kind; subject: string };
export type StoredFinding<Kind extends string = FindingKind> = FindingName<Kind> & {
  id: string;
  endedBy: string | null;
};

const keyOf = ({ kind, subject }: FindingName<string>) => `${kind} ${subject}`;

/**
 * What to write after looking: differences that are new, those that are there again, and those that
 * are gone. One that staff ended stays ended, since they did what there was to do.
 */
export function compareFindings<Found extends FindingName<string>>(
  found: readonly Found[],
  stored: readonly StoredFinding<string>[],
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
