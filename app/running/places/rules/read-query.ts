import { foldName, isFiller } from "./fold-name.ts";

/** By what people call it, in the words it is found by. */
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
  }),
);

/** Nobody types more to find a place. */
const MAX_LENGTH = 80;
const MAX_WORDS = 8;

export type PlaceQuery = {
  /** The words without the gaps between them, as a name's key has them. */
  key: string;
  words: readonly string[];
};

/** What to look for; undefined when too little was typed to tell places apart. */
export function readQuery(text: string): PlaceQuery | undefined {
  const typed = foldName(text.slice(0, MAX_LENGTH)).split(" ");
  const said = typed.flatMap((word) => (SHORT_NAMES.get(word) ?? word).split(" "));
  const telling = said.filter((word, n) => word !== "" && !isFiller(word, said[n + 1]));
  const words = telling.slice(0, MAX_WORDS);
  const key = words.join("");
  return key.length < 2 ? undefined : { key, words };
}

/** A condition for `tsquery`: each word, or one that begins with it. Words are a-z and 0-9 only. */
export function wordCondition(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(" & ");
}
