import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { PayoutForm } from "../../components/payout-form.tsx";
import { PayoutTable } from "../../components/payout-table.tsx";
import { payoutMessages as say } from "../../texts/staff-reconciliation.ts";
import { showPayouts } from "./show-payouts.server.ts";
import { submitPayout } from "./submit-payout.server.ts";
import type { Route } from "./+types/payouts-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ context }: Route.LoaderArgs) =>
  showPayouts(context.get(requestContext).ctx);

export const action = ({ request, context }: Route.ActionArgs) =>
  submitPayout(context.get(requestContext), request);

/** The upload of payout files, and the earlier ones. */
export default function PayoutsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle
        actions={<TextLink to={href("/admin/orders/reconciliation")}>{say.back}</TextLink>}
        lead={say.lead}
      >
        {say.title}
      </PageTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {actionData?.message && <Notice title={actionData.message} tone="error" />}
        <PayoutForm errors={actionData?.errors ?? {}} provider={actionData?.provider} />
        <PayoutTable files={loaderData.files} />
      </div>
    </>
  );
}
