import { pageTitle } from "#app/lib/page-tags.ts";
import { href } from "react-router";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { FactList } from "#app/ui/summary-list.tsx";
import { PayoutBadge } from "../../components/payout-state.tsx";
import { payoutMessages as say } from "../../texts/staff-payouts.ts";
import { DraftCard, FilesCard, PaymentsLink } from "./payout-acts.tsx";
import { LeftOutList, LineList } from "./payout-lines.tsx";
import { loadPayout } from "./load-payout.server.ts";
import { submitPayout } from "./payout-page.server.ts";
import type { Route } from "./+types/payout-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.number ?? say.title, matches),
];

/** Revalidate after a refusal too: usually a colleague was faster. */
export const shouldRevalidate = () => true;

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadPayout(context.get(requestContext).ctx, params.payoutId);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitPayout(context.get(requestContext), request, params.payoutId);

export default function PayoutPage({ loaderData: payout, actionData }: Route.ComponentProps) {
  return (
    <RecordPage
      acts={<PaymentsLink payout={payout} />}
      back={{ to: href("/admin/affiliates/payouts"), label: say.back }}
      notices={actionData?.message && <Notice title={actionData.message} tone="error" />}
      side={
        <Card as="section">
          <FactList facts={payout.facts} />
        </Card>
      }
      state={<PayoutBadge state={payout.state} />}
      title={payout.number}
    >
      {payout.state === "draft" && payout.mayPay && <DraftCard payout={payout} />}
      {payout.methods.length > 0 && <FilesCard payout={payout} />}
      <LineList payout={payout} />
      <LeftOutList leftOut={payout.leftOut} />
      <RecordHistory history={payout.history} />
    </RecordPage>
  );
}
