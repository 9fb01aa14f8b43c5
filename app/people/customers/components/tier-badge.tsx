import { Badge } from "#app/ui/badge.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { customerMessages as say } from "../texts/staff.ts";
import type { Tier } from "../rules/customer-tier.ts";

const tones: Record<Tier, Tone> = {
  vip: "success",
  loyal: "info",
  active: "info",
  lead: "neutral",
  staff: "neutral",
};

export function TierBadge({ tier, look = "plain" }: { tier: Tier; look?: "pill" | "plain" }) {
  return (
    <Badge look={look} tone={tones[tier]}>
      {say.tier[tier]}
    </Badge>
  );
}
