import type { StocktakeState } from "../../../rules/stocktake-states.ts";
import { stocktakeMessages as say } from "../../../texts/staff-stocktakes.ts";
import { stateBadge } from "#app/ui/state-badge.tsx";

export const StateBadge = stateBadge<StocktakeState>(
  {
    counting: "info",
    checking: "warning",
    posted: "success",
    cancelled: "neutral",
  },
  say.states,
);
