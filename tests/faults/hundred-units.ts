import { faultScenario } from "./fault-scenario.ts";
import { stormForTheLastUnit } from "./last-unit.ts";

const BUYERS = 500;
const UNITS = 100;

/** Neither is a unit sold twice, nor does one stay on the shelf. */
export const hundredUnits = faultScenario({
  name: "hundred-units",
  about: "Hundreds send their checkout at one moment, and a hundred units are left.",
  rounds: { full: 5 },
  async play(fault) {
    const stage = await fault.open();
    return stormForTheLastUnit(fault, stage, fault.rounds, BUYERS, UNITS);
  },
});
