import { Badge } from "#app/ui/badge.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { arrivalMessages as say } from "../texts/staff.ts";
import type { ArrivalState } from "../rules/arrival-state.ts";

const TONES: Record<ArrivalState, Tone> = {
  open: "warning",
  fine: "success",
  replacement: "info",
};

export function ArrivalBadge({ state }: { state: ArrivalState }) {
  return (
    <Badge look="plain" tone={TONES[state]}>
      {say.states[state]}
    </Badge>
  );
}
