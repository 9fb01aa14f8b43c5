import type { ParcelWord } from "./parcel-words.ts";

/** The instruction for staff about a parcel. Undefined if there is nothing to do. */
export function flagOf(word: ParcelWord, parcel: number): string | undefined {
  const next = NEXT[word];
  return next === undefined ? undefined : `Parcel ${parcel} ${next}`;
}

const NEXT: Partial<Record<ParcelWord, string>> = {
  coming_back: "is coming back, according to the courier. Ask the buyer why.",
  lost: "is lost, according to the courier. Reship or refund the items.",
  returned: "is back, according to the courier. Record it as returned once it is here.",
};

/** The flag came from a parcel's report, so a later report may replace it. */
export function isParcelFlag(sentence: string): boolean {
  return /^Parcel \d+ is (?:coming back|lost|back), /.test(sentence);
}
