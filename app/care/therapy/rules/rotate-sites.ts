import type { Day } from "./days.ts";

/** The sites that labels allow, each side separately: the belly, the thighs, the upper arms. */
export const SITES = [
  "belly_left",
  "belly_right",
  "thigh_left",
  "thigh_right",
  "arm_left",
  "arm_right",
] as const;
export type Site = (typeof SITES)[number];

/** All sites, the longest unused first; sites that were never used precede all others. */
export function rotateSites(used: readonly { site: Site | null; takenOn: Day }[]): Site[] {
  const last = new Map<Site, Day>();
  for (const { site, takenOn } of used) {
    if (site !== null && takenOn > (last.get(site) ?? "")) last.set(site, takenOn);
  }
  return SITES.toSorted((a, b) => (last.get(a) ?? "").localeCompare(last.get(b) ?? ""));
}
