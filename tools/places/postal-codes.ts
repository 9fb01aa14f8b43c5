import { foldName, nameKey } from "#app/running/places/rules/fold-name.ts";
import type { Line } from "./compose.ts";
import type { PostalRow, Sources } from "./sources.ts";

/** Its districts have post offices of their own, which stand among the towns of the province. */
const DAVAO = "1130700000";

/**
 * The postal codes that are certain, by the code of the place: both lists know the name there, by
 * this one code and no other. Outside Metro Manila a post office serves a town. Inside it serves a
 * part of a city, so the city as a whole has a code only when all its parts share it.
 */
export function certainPostalCodes(
  lines: readonly Line[],
  { postal, confirmed }: Pick<Sources, "postal" | "confirmed">,
): Map<string, string> {
  const knows = postalLists(postal, confirmed);
  const certain = new Map<string, string>();
  const note = (place: Line, code: string | undefined) => code && certain.set(place.code, code);
  let city: Line | undefined;
  for (const line of lines) {
    if (line.kind === "c") city = line;
    if (!city || line.kind === "p") continue;
    const inMetro = city.province === "Metro Manila";
    if (inMetro) {
      const list = locationKey(city.name);
      note(line, line === city ? knows.onlyCodeOf(list) : knows.codeOf(list, line.name));
    } else if (line === city && line.code !== DAVAO) {
      note(line, knows.codeOf(listOf(city.province), line.name));
    }
  }
  return certain;
}

function postalLists(postal: readonly PostalRow[], confirmed: Sources["confirmed"]) {
  const byLocation = Map.groupBy(postal, (row) => locationKey(row.location));
  const second = new Map(
    [...confirmed].map(([code, names]) => [code, new Set(names.flatMap(areaKeys))]),
  );
  const single = (rows: readonly PostalRow[]) => {
    const [only, ...others] = new Set(rows.map((row) => row.code));
    const agreed = rows.some((row) =>
      areaKeys(row.area).some((key) => second.get(row.code)?.has(key)),
    );
    return others.length === 0 && agreed ? only : undefined;
  };
  return {
    codeOf: (location: string, name: string) =>
      single(
        (byLocation.get(location) ?? []).filter((row) =>
          areaKeys(row.area).includes(nameKey(name)),
        ),
      ),
    onlyCodeOf: (location: string) => single(byLocation.get(location) ?? []),
  };
}

/** `Manila CPO - Ermita` is Ermita, `Guadalupe Viejo (inc. Palm Village)` is Guadalupe Viejo. */
function areaKeys(area: string): string[] {
  const bare = area.replaceAll(/\(.*?\)/g, " ");
  return [nameKey(bare), nameKey(bare.replace(/^.*\bCPO\b\s*-?/i, ""))];
}

/** `Davao de Oro (Compostela Valley)` and `Quezon Province` by the names the provinces have. */
function locationKey(location: string): string {
  const bare = location.replaceAll(/\(.*?\)|\bProvince$|\barea\b/gi, " ");
  return foldName(bare).replace(/ city$/, "");
}

const OLD_NAMES: Readonly<Record<string, string>> = {
  Cotabato: "north cotabato",
  "Maguindanao del Norte": "maguindanao",
  "Maguindanao del Sur": "maguindanao",
};

function listOf(province: string): string {
  return OLD_NAMES[province] ?? locationKey(province);
}
