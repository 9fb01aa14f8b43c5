import { href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { orderReferralMessages as say } from "../texts/staff-referral.ts";
import type { StaffReferral } from "../views/show-referral.ts";
import { CommissionBadge } from "./affiliate-state.tsx";

export function ReferralCard({ shown }: { shown: StaffReferral | undefined }) {
  if (!shown) return null;
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.title}</h2>
      <div className="grid justify-items-start gap-1">
        <TextLink
          className="font-semibold wrap-anywhere"
          to={href("/admin/affiliates/people/:affiliateId", { affiliateId: shown.affiliateId })}
        >
          {shown.code}
        </TextLink>
        <p>{shown.how}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="figures">{shown.earns}</span>
          {shown.standing && <CommissionBadge standing={shown.standing} />}
        </p>
      </div>
    </Card>
  );
}
