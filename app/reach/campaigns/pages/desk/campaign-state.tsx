import { Badge } from "#app/ui/badge.tsx";
import type { CampaignState } from "../../rules/campaign-states.ts";
import { campaignMessages as say } from "../../texts/staff-campaigns.ts";

const TONES = {
  draft: "neutral",
  scheduled: "info",
  sending: "info",
  paused: "warning",
  sent: "success",
  cancelled: "neutral",
  stopped: "error",
  failed: "error",
} as const satisfies Record<CampaignState, string>;

export function CampaignBadge({ state }: { state: CampaignState }) {
  return (
    <Badge look="plain" tone={TONES[state]}>
      {say.states[state]}
    </Badge>
  );
}
