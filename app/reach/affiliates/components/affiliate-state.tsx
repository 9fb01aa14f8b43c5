import { Badge } from "#app/ui/badge.tsx";
import type { Tone } from "#app/ui/tone.ts";
import type { AffiliateStatus } from "#app/selling/referrals/rules/affiliate-terms.ts";
import type { CommissionStanding } from "../rules/commission-standing.ts";
import { affiliateStaffMessages as say } from "../texts/staff.ts";

const STATUS_TONES: Record<AffiliateStatus, Tone> = {
  active: "success",
  suspended: "error",
  waiting: "warning",
  declined: "neutral",
};

export function AffiliateBadge({ status }: { status: AffiliateStatus }) {
  return (
    <Badge look="plain" tone={STATUS_TONES[status]}>
      {say.statuses[status]}
    </Badge>
  );
}

const STANDING_TONES: Record<CommissionStanding, Tone> = {
  on_hold: "warning",
  payable: "info",
  paid: "success",
  reversed: "error",
};

export function CommissionBadge({ standing }: { standing: CommissionStanding }) {
  return (
    <Badge look="plain" tone={STANDING_TONES[standing]}>
      {say.standings[standing]}
    </Badge>
  );
}
