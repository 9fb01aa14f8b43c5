import { stateBadge } from "#app/ui/state-badge.tsx";
import type { ReturnState } from "../rules/return-terms.ts";
import { returnMessages as say } from "../texts/staff.ts";

export const ReturnBadge = stateBadge<ReturnState>(
  {
    asked: "warning",
    approved: "info",
    received: "warning",
    inspected: "info",
    settled: "success",
    refused: "neutral",
  },
  say.states,
);
