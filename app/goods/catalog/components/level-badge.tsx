import { stateBadge } from "#app/ui/state-badge.tsx";
import type { LevelState } from "../rules/level-state.ts";
import { levelStates } from "../texts/staff-levels.ts";

/** The stock of an item, for staff. */
export const LevelBadge = stateBadge<LevelState>(
  {
    fine: "success",
    low_units: "warning",
    low_days: "warning",
    sold_out: "error",
  },
  levelStates,
);
