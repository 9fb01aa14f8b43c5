import type { StocktakeState } from "../../../rules/stocktake-states.ts";
import { stocktakeMessages as say } from "../../../texts/staff-stocktakes.ts";
import { Badge } from "#app/ui/badge.tsx";

const TONES = {
  counting: "info",
  checking: "warning",
  posted: "success",
  cancelled: "neutral",
} as const satisfies Record<StocktakeState, string>;

export function StateBadge({ state }: { state: StocktakeState }) {
  return (
    <Badge look="plain" tone={TONES[state]}>
      {say.states[state]}
    </Badge>
  );
}
