import { isFiller, nameKey, nameWords } from "./fold-name.ts";

const KINDS = { p: "province", c: "city", d: "district", b: "barangay" } as const;

export type PlaceKind = (typeof KINDS)[keyof typeof KINDS];

export type PlaceRow = {
  code: string;
  kind: PlaceKind;
  name: string;
  city: string | null;
  province: string;
  postalCode: string | null;
  key: string;
  cityKey: string | null;
  words: string;
  weight: number;
  cityWeight: number;
};

/**
 * Reads the data file in its order: a city before its districts, and districts before their
 * barangays. A line has kind, code, name, province (of a city) and postal code, separated by tabs.
 */
export function readPlaces(file: string): PlaceRow[] {
  const last: Partial<Record<PlaceKind, PlaceRow>> = {};
  return file.split("\n").map((line) => {
    const [letter = "", code = "", name = "", province = "", postal = ""] = line.split("\t");
    const kind = Object.hasOwn(KINDS, letter) ? KINDS[letter as keyof typeof KINDS] : undefined;
    if (!kind || !/^\d{10}$/.test(code) || !name) throw new Error(`a place reads ${line}`);
    const above = [last.district, last.city].find((place) => place && liesIn(code, kind, place));
    const row = placeRow({ code, kind, name, province, postal }, above);
    last[kind] = row;
    return row;
  });
}

type Line = { code: string; kind: PlaceKind; name: string; province: string; postal: string };

function placeRow({ code, kind, name, province, postal }: Line, above?: PlaceRow): PlaceRow {
  if ((kind === "barangay" || kind === "district") && !above) {
    throw new Error(`${name} (${code}) does not stand behind its city`);
  }
  const city = cityLine(kind, name, above);
  const place = {
    code,
    kind,
    name,
    city,
    province: above?.province ?? (kind === "province" ? name : province),
    postalCode: postal || (above?.postalCode ?? null),
  };
  const weight = weightOf(place);
  return {
    ...place,
    key: nameKey(name),
    cityKey: city !== null && kind !== "barangay" ? nameKey(city) : null,
    words: searchWords(place),
    weight,
    cityWeight: above?.weight ?? weight,
  };
}

/** The city line of an envelope. Districts of Manila come before its name. */
function cityLine(kind: PlaceKind, name: string, above?: PlaceRow): string | null {
  if (kind === "province") return null;
  if (kind === "city") return name;
  return kind === "district" ? `${name}, ${above?.city}` : (above?.city ?? null);
}

function liesIn(code: string, kind: PlaceKind, place: PlaceRow): boolean {
  return (kind === "barangay" || kind === "district") && code.startsWith(codeWithin(place.code));
}

/**
 * The prefix of all codes in a city. A city outside any province has a code like a province's, and
 * its prefix is as short.
 */
export function codeWithin(cityCode: string): string {
  return cityCode.slice(0, cityCode.endsWith("00000") ? 5 : 7);
}

/** Ranks equal matches. There are no population figures, so the rank of a city replaces them. */
function weightOf({ kind, code, name }: Pick<PlaceRow, "kind" | "code" | "name">): number {
  if (kind === "city" && code.endsWith("00000")) return 1;
  if (kind === "city" && /\bcity\b/i.test(name)) return 2;
  return { province: 3, city: 4, district: 4, barangay: 5 }[kind];
}

function searchWords({ name, city, province }: Pick<PlaceRow, "name" | "city" | "province">) {
  const words = [name, city ?? "", province].flatMap(nameWords);
  const telling = words.filter((word, n) => !isFiller(word, words[n + 1]));
  return [...new Set(telling)].join(" ");
}
