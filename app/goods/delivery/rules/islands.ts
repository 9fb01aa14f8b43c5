export const ISLANDS = ["Metro Manila", "Luzon", "Visayas", "Mindanao"] as const;

export type Island = (typeof ISLANDS)[number];

/** Regions by the first two digits of a PSGC code; all others are Luzon. */
const REGIONS: Partial<Record<string, Island>> = {
  "13": "Metro Manila",
  "06": "Visayas",
  "07": "Visayas",
  "08": "Visayas",
  "18": "Visayas",
  "09": "Mindanao",
  "10": "Mindanao",
  "11": "Mindanao",
  "12": "Mindanao",
  "16": "Mindanao",
  "19": "Mindanao",
};

/** The island group of a province, by which couriers set prices and the form groups provinces. */
export function islandOf(code: string): Island {
  return REGIONS[code.slice(0, 2)] ?? "Luzon";
}
