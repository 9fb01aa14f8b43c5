import { Badge } from "#app/ui/badge.tsx";
import type { Tone } from "#app/ui/tone.ts";
import type { LineState, PayoutState } from "../rules/payout-terms.ts";
import { payoutMessages as say } from "../texts/staff-payouts.ts";

const TONES: Record<PayoutState | LineState, Tone> = {
  draft: "warning",
  planned: "neutral",
  open: "info",
  closed: "success",
  paid: "success",
  failed: "error",
  dropped: "neutral",
};

export function PayoutBadge({ state }: { state: PayoutState }) {
  return (
    <Badge look="plain" tone={TONES[state]}>
      {say.states[state]}
    </Badge>
  );
}

export function LineBadge({ state }: { state: LineState }) {
  return (
    <Badge look="plain" tone={TONES[state]}>
      {say.lineStates[state]}
    </Badge>
  );
}
