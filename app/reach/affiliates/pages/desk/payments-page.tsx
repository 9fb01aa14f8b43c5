import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { PayoutBadge, LineStatus } from "../../components/payout-state.tsx";
import { paymentMessages as say } from "../../texts/staff-payments.ts";
import { payoutMessages } from "../../texts/staff-payouts.ts";
import { loadPayments, type LoadedPayments } from "./load-payments.server.ts";
import { PayoutProofs, AddProof, ProofLink, RemoveProof } from "./proof-forms.tsx";
import { MethodForms, SettleForms, type PaymentFailure } from "./settle-forms.tsx";
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

type Line = LoadedPayments["lines"][number];
type LinesProps = {
  lines: readonly Line[];
  payoutId: string;
  failure: PaymentFailure | undefined;
};

/** Each line offers what is possible now: mark it as paid or failed, or add its receipt. */
function PaymentLines({ lines, payoutId, failure }: LinesProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)]">
      {lines.map((line) => (
        <li
          className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line py-3"
          key={line.id}
        >
          <span className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="wrap-anywhere">
              {line.name}, {line.code}
            </span>
            <span className="figures">{line.amount}</span>
          </span>
          <LineStatus line={line} />
          <LineActs
            failure={failure?.values["lineId"] === line.id ? failure : undefined}
            line={line}
            payoutId={payoutId}
          />
        </li>
      ))}
    </ul>
  );
}

type ActsProps = { line: Line; payoutId: string; failure: PaymentFailure | undefined };

function LineActs({ line, payoutId, failure }: ActsProps) {
  const { code, proofId, state } = line;
  if (state === "open") return <SettleForms failure={failure} line={line} />;
  if (state !== "paid") return null;
  if (proofId === undefined) return <AddProof failure={failure} line={line} />;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
      <ProofLink payoutId={payoutId} proofId={proofId} text={say.receiptOf(code)} />
      <RemoveProof proofId={proofId} what={say.receiptOf(code)} />
    </div>
  );
}
