import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { PayoutBadge } from "../../components/payout-state.tsx";
import { paymentMessages as say } from "../../texts/staff-payments.ts";
import { payoutMessages } from "../../texts/staff-payouts.ts";
import { loadPayments } from "./load-payments.server.ts";
import { PaymentLines } from "./payment-lines.tsx";
import { PayoutProofs } from "./proof-forms.tsx";
import { MethodForms } from "./settle-forms.tsx";
import { submitPayments } from "./payments-page.server.ts";
import type { Route } from "./+types/payments-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.title(loaderData.number) : payoutMessages.title, matches),
];

/** Revalidate after a refusal too: usually a colleague was faster. */
export const shouldRevalidate = () => true;

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadPayments(context.get(requestContext).ctx, params.payoutId);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitPayments(request, context, params.payoutId);

export default function PaymentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id: payoutId, number, state, methods, lines, proofs } = loaderData;
  return (
    <RecordPage
      back={{
        to: href("/admin/affiliates/payouts/:payoutId", { payoutId }),
        label: say.back(number),
      }}
      lead={state === "open" ? say.lead : say.leadDone}
      notices={actionData?.message && <Notice title={actionData.message} tone="error" />}
      state={<PayoutBadge state={state} />}
      title={say.title(number)}
    >
      <Card as="section" className="grid gap-3">
        <h2 className="text-xl">{say.lines}</h2>
        <PaymentLines failure={actionData} lines={lines} payoutId={payoutId} />
      </Card>
      {methods.length > 0 && <MethodForms failure={actionData} methods={methods} />}
      <PayoutProofs failure={actionData} payoutId={payoutId} proofs={proofs} />
    </RecordPage>
  );
}
