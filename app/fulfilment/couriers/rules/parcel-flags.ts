import type { ParcelWord } from "./parcel-words.ts";

/** What a person has to do about a parcel; undefined where nobody has to do anything. */
export function flagOf(word: ParcelWord, parcel: number): string | undefined {
  const next = NEXT[word];
  return next === undefined ? undefined : `Parcel ${parcel} ${next}`;
}

const NEXT: Partial<Record<ParcelWord, string>> = {
  coming_back: "is coming back, says the courier. Ask its buyer why.",
  lost: "is lost, says the courier. Send it again, or refund it.",
  returned: "is back, says the courier. Record it as come back once it is here.",
};

/** Whether a flag is about a parcel, so that a later word of its courier may take its place. */
export function isParcelFlag(sentence: string): boolean {
  return Object.values(NEXT).some((next) => sentence.endsWith(next));
}
