import type { Area } from "./rules/areas.ts";
import type { AreaFacts } from "./rules/read-area.ts";

const RATES = { steps: [{ upTo: 1_000, fee: 0 }], furtherKilo: 0, freeFrom: 0 };

/** An area to which cold goods and cash orders go, as checkout reads it. */
export function makeArea(given: Partial<Area> = {}): Area {
  return {
    name: "An area",
    isRest: given.provinces?.length === 0,
    provinces: [],
    ...RATES,
    days: [1, 2],
    cold: { way: "open", most: null, days: [] },
    cash: true,
    ...given,
  };
}

/** What staff enter about such an area. A parcel costs ₱100. */
export function areaFacts(name: string, given: Partial<AreaFacts> = {}): AreaFacts {
  return {
    name,
    provinces: [],
    ...RATES,
    steps: [{ upTo: 10_000, fee: 10_000 }],
    daysMin: 1,
    daysMax: 2,
    cold: "open",
    coldMost: null,
    coldDays: [],
    cash: true,
    ...given,
  };
}
