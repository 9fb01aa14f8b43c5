import type { Area, Sources } from "./sources.ts";

/** A line of the file the shop loads: `province`, `city`, `district` (of Manila) or `barangay`. */
export type Line = {
  kind: "p" | "c" | "d" | "b";
  code: string;
  name: string;
  /** For a city, the province written after it on an envelope. */
  province: string;
};

const METRO_MANILA: Area = { code: "1300000000", name: "Metro Manila" };
const MANILA = "1380600000";

/**
 * Cities outside any province in the PSGC, with the province that people write after them. The city
 * is that province's capital or its neighbor.
 */
const USUAL_PROVINCE: Readonly<Record<string, string>> = {
  "0330100000": "Pampanga", // Angeles
  "0331400000": "Zambales", // Olongapo
  "0431200000": "Quezon", // Lucena
  "0631000000": "Iloilo",
  "0730600000": "Cebu",
  "0731100000": "Cebu", // Lapu-Lapu
  "0731300000": "Cebu", // Mandaue
  "0831600000": "Leyte", // Tacloban
  "0931700000": "Zamboanga del Sur", // Zamboanga
  "0990101000": "Basilan", // Isabela
  "1030500000": "Misamis Oriental", // Cagayan de Oro
  "1030900000": "Lanao del Norte", // Iligan
  "1130700000": "Davao del Sur", // Davao
  "1230800000": "South Cotabato", // General Santos
  "1430300000": "Benguet", // Baguio
  "1630400000": "Agusan del Norte", // Butuan
  "1731500000": "Palawan", // Puerto Princesa
  "1830200000": "Negros Occidental", // Bacolod
};

/** The eight towns of the Bangsamoro region that belong to no province. */
const SPECIAL_AREA = { prefix: "19999", name: "Special Geographic Area" };

/** Names that differ in common use from the official list. */
const NAMES: Readonly<Record<string, string>> = {
  [MANILA]: "Manila",
  "1380601000": "Tondo",
};

export function composeLines({ provinces, cities, barangays }: Sources): Line[] {
  const provinceOf = new Map(provinces.map(({ code, name }) => [code.slice(0, 5), name]));
  const lines: Line[] = [METRO_MANILA, ...provinces].map((area) => ({
    kind: "p",
    ...area,
    province: "",
  }));
  for (const { code, name } of cities) {
    const inManila = code !== MANILA && code.startsWith(MANILA.slice(0, 5));
    lines.push({
      kind: inManila ? "d" : "c",
      code,
      name: particles(NAMES[code] ?? name),
      province: inManila ? "" : provinceBehind(code, provinceOf),
    });
  }
  for (const { code, name } of barangays) lines.push({ kind: "b", code, name, province: "" });
  return lines.toSorted((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

function provinceBehind(code: string, provinceOf: ReadonlyMap<string, string>): string {
  if (code.startsWith("13")) return METRO_MANILA.name;
  if (code.startsWith(SPECIAL_AREA.prefix)) return SPECIAL_AREA.name;
  const province = USUAL_PROVINCE[code] ?? provinceOf.get(code.slice(0, 5));
  if (!province) throw new Error(`no province for the city ${code}`);
  return province;
}

function particles(name: string): string {
  return name.replaceAll(/(?<= )(?:De|Del|Dela|Ng|Sa)(?= )/g, (word) => word.toLowerCase());
}
