import { foldName, isFiller } from "./fold-name.ts";

/** Common short names, with the words that the place is found by. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    qc: "quezon city",
    bgc: "fort bonifacio taguig",
    cdo: "cagayan de oro",
    gensan: "general santos",
    sjdm: "san jose del monte",
    csfp: "san fernando pampanga",
    mnl: "manila",
    ncr: "metro manila",
    siargao: "surigao del norte",
    boracay: "aklan",
    zambo: "zamboanga",
  }),
);

/** Longer than any place name that a buyer types. */
const MAX_LENGTH = 80;
const MAX_WORDS = 8;

export type PlaceQuery = {
  /** The words joined without gaps, like the key of a name. */
  key: string;
  words: readonly string[];
};

/** The search for a typed text; undefined if the text is too short. */
export function readQuery(text: string): PlaceQuery | undefined {
  const typed = foldName(text.slice(0, MAX_LENGTH)).split(" ");
  const said = typed.flatMap((word) => (SHORT_NAMES.get(word) ?? word).split(" "));
  const telling = said.filter((word, n) => word !== "" && !isFiller(word, said[n + 1]));
  const words = telling.slice(0, MAX_WORDS);
  const key = words.join("");
  return key.length < 2 ? undefined : { key, words };
}

/**
 * A condition for `tsquery`: each word, or a word that begins with it. Words are a-z and 0-9 only.
 */
export function wordCondition(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(" & ");
}
