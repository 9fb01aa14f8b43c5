import { stateBadge } from "#app/ui/state-badge.tsx";
import type { CreditState } from "../rules/credit-state.ts";
import { invoiceMessages as say } from "../texts/staff.ts";

export const CreditBadge = stateBadge<CreditState>(
  {
    stands: "success",
    partly: "warning",
    credited: "neutral",
  },
  say.states,
);
