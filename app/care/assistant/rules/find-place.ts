import { nameKey } from "#app/running/places/rules/fold-name.ts";
import { readQuery } from "#app/running/places/rules/read-query.ts";

/** A city or a province. `province` decides on fee and days. */
export type KnownPlace = { name: string; province: string };

export type KnownPlaces = ReadonlyMap<string, KnownPlace>;

const MOST_WORDS = 4;
/** Words before a place. One of them makes a short or ordinary word a place. */
const BEFORE = new Set(
  "to in from sa taga around near within for dito here tag delivery deliver ship shipping padala".split(
    " ",
  ),
);

/** Cities and provinces by the key of their names; more important places come first. */
export function knownPlaces(places: readonly KnownPlace[]): KnownPlaces {
  const known = new Map<string, KnownPlace>();
  for (const place of places) {
    const key = nameKey(place.name);
    if (!known.has(key)) known.set(key, place);
  }
  return known;
}

const isOrdinary = ([first = "", ...rest]: readonly string[]) =>
  rest.length === 0 && (first.length < 4 || ORDINARY.has(first));

/** Ordinary words that are also the names of towns. */
const ORDINARY = new Set(
  "bago bato ilog malay tubo tuba buhi lala bay pila oras real parang gamay bulan mainit mexico boston tunga bula".split(
    " ",
  ),
);

/** The city or province that a message names: one after "to" or "sa" first, and the longest name. */
export function findPlace(words: readonly string[], known: KnownPlaces): KnownPlace | undefined {
  return placeWhere(words, known, true) ?? placeWhere(words, known, false);
}

function placeWhere(
  words: readonly string[],
  known: KnownPlaces,
  isAfter: boolean,
): KnownPlace | undefined {
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const named = words.slice(at, at + length);
      const isLed = BEFORE.has(words[at - 1] ?? "");
      if (isAfter !== isLed || (!isLed && isOrdinary(named))) continue;
      const place = known.get(readQuery(named.join(" "))?.key ?? "");
      if (place) return place;
    }
  }
  return undefined;
}
