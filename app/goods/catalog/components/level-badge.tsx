import { Badge } from "#app/ui/badge.tsx";
import type { LevelState } from "../rules/level-state.ts";
import { levelStates } from "../texts/staff-levels.ts";

const TONES = {
  fine: "success",
  low_units: "warning",
  low_days: "warning",
  sold_out: "error",
} as const satisfies Record<LevelState, string>;

/** The stock of an item, for staff. */
export function LevelBadge({ state }: { state: LevelState }) {
  return (
    <Badge look="plain" tone={TONES[state]}>
      {levelStates[state]}
    </Badge>
  );
}
