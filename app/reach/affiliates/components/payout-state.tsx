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

function LineBadge({ state }: { state: LineState }) {
  return (
    <Badge look="plain" tone={TONES[state]}>
      {say.lineStates[state]}
    </Badge>
  );
}

type LineStatusProps = { line: { state: LineState; account: string; said: string } };

/** How far a line is, the account to which it goes, and what was said about it. */
export function LineStatus({ line: { state, account, said } }: LineStatusProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm wrap-anywhere text-ink-soft">
      <LineBadge state={state} />
      <span>{account}</span>
      {said && <span>{said}</span>}
    </span>
  );
}
