import { Badge } from "#app/ui/badge.tsx";
import type { Tone } from "#app/ui/tone.ts";
import type { ReturnState } from "../rules/return-terms.ts";
import { returnMessages as say } from "../texts/staff.ts";

const TONES: Record<ReturnState, Tone> = {
  asked: "warning",
  approved: "info",
  received: "warning",
  inspected: "info",
  settled: "success",
  refused: "neutral",
};

export function ReturnBadge({ state }: { state: ReturnState }) {
  return (
    <Badge look="plain" tone={TONES[state]}>
      {say.states[state]}
    </Badge>
  );
}
