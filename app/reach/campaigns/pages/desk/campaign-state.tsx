import { stateBadge } from "#app/ui/state-badge.tsx";
import type { CampaignState } from "../../rules/campaign-states.ts";
import { campaignMessages as say } from "../../texts/staff-campaigns.ts";

export const CampaignBadge = stateBadge<CampaignState>(
  {
    draft: "neutral",
    scheduled: "info",
    sending: "info",
    paused: "warning",
    sent: "success",
    cancelled: "neutral",
    stopped: "error",
    failed: "error",
  },
  say.states,
);
