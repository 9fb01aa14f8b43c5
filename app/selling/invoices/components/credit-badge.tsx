import { Badge } from "#app/ui/badge.tsx";
import type { Tone } from "#app/ui/tone.ts";
import type { CreditState } from "../rules/credit-state.ts";
import { invoiceMessages as say } from "../texts/staff.ts";

const TONES: Record<CreditState, Tone> = {
  stands: "success",
  partly: "warning",
  credited: "neutral",
};

export function CreditBadge({ state }: { state: CreditState }) {
  return (
    <Badge look="plain" tone={TONES[state]}>
      {say.states[state]}
    </Badge>
  );
}
