import { Badge } from "#app/ui/badge.tsx";
import type { KeyState } from "../rules/key-state.ts";
import { apiKeyMessages as say } from "../texts/staff.ts";

const tones = { active: "success", expired: "warning", revoked: "neutral" } as const;

export function KeyStateBadge({ state }: { state: KeyState }) {
  return (
    <Badge look="plain" tone={tones[state]}>
      {say.states[state]}
    </Badge>
  );
}
