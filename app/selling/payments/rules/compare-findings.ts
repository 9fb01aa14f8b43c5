import { BY_ITSELF, type FindingKind } from "./finding-terms.ts";

/** Identifies a difference, whenever it is found. */
export type FindingName<Kind extends string = FindingKind> = { kind: Kind; subject: string };
export type StoredFinding<Kind extends string = FindingKind> = FindingName<Kind> & {
  id: string;
  endedBy: string | null;
};

const keyOf = ({ kind, subject }: FindingName<string>) => `${kind} ${subject}`;

/**
 * Splits the result of a comparison into new, repeated and resolved differences. A difference that
 * staff ended stays ended.
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
