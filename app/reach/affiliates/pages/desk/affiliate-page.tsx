import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FigureCards } from "#app/ui/figure-cards.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { AffiliateBadge } from "../../components/affiliate-state.tsx";
import { FactList } from "#app/ui/summary-list.tsx";
import { LedgerList } from "../../components/ledger-list.tsx";
import { flagMessages as flagSay } from "../../texts/staff-flags.ts";
import { ledgerMessages as ledgerSay } from "../../texts/shopper-ledger.ts";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";
import { ActForms } from "./act-forms.tsx";
import { CommissionLines } from "./commission-lines.tsx";
import { loadAffiliate } from "./load-affiliate.server.ts";
import { submitAffiliate } from "./affiliate-page.server.ts";
import type { Route } from "./+types/affiliate-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData && `${loaderData.name}, ${loaderData.code}`, matches),
];

/** Revalidate after a refusal too: usually a colleague was faster. */
export const shouldRevalidate = () => true;

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadAffiliate(context.get(requestContext).ctx, params.affiliateId);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitAffiliate(context.get(requestContext), request, params.affiliateId);

export default function AffiliatePage({ loaderData: own, actionData }: Route.ComponentProps) {
  return (
    <RecordPage
      acts={
        own.status === "waiting" &&
        own.acts.length > 0 && (
          <LinkButton to={href("/admin/affiliates/requests")}>{say.requests}</LinkButton>
        )
      }
      back={{ to: href("/admin/affiliates/people"), label: say.back }}
      lead={
        own.customerId !== undefined && (
          <TextLink to={href("/admin/customers/:customerId", { customerId: own.customerId })}>
            {say.customer}
          </TextLink>
        )
      }
      notices={actionData?.message && <Notice title={actionData.message} tone="error" />}
      side={
        <Card as="section">
          <FactList facts={own.facts} />
        </Card>
      }
      state={<AffiliateBadge status={own.status} />}
      title={own.name}
    >
      {own.isBelowZero && (
        <Notice announced={false} tone="warning">
          {ledgerSay.below}
        </Notice>
      )}
      {own.flags.length > 0 && (
        <Notice announced={false} title={flagSay.title} tone="warning">
          <ul className="grid list-disc gap-1 pl-5">
            {own.flags.map((flag) => (
              <li key={flag}>{flag}</li>
            ))}
          </ul>
          <p className="mt-2">{flagSay.lead}</p>
        </Notice>
      )}
      <FigureCards figures={own.figures} />
      <Card as="section" className="grid gap-3">
        <h2 className="text-xl">{ledgerSay.title}</h2>
        <LedgerList rows={own.ledger} />
      </Card>
      <Card as="section" className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-xl">{say.newestOf}</h2>
          <TextLink to={`${href("/admin/affiliates/commissions")}?affiliate=${own.id}`}>
            {say.allOf}
          </TextLink>
        </div>
        <CommissionLines commissions={own.commissions} none={say.noneOf} />
      </Card>
      <ActForms failure={actionData} key={own.version} own={own} />
      <RecordHistory history={own.history} />
    </RecordPage>
  );
}
