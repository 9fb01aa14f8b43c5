import { stateBadge } from "#app/ui/state-badge.tsx";
import { arrivalMessages as say } from "../texts/staff.ts";
import type { ArrivalState } from "../rules/arrival-state.ts";

export const ArrivalBadge = stateBadge<ArrivalState>(
  {
    open: "warning",
    fine: "success",
    replacement: "info",
  },
  say.states,
);
