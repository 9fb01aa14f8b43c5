import { ShieldCheck } from "lucide-react";
import { href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { ReportTable } from "#app/ui/report/report-table.tsx";
import { guaranteeCosts } from "../../queries/cases.server.ts";
import { GUARANTEE_EVENTS } from "../../rules/guarantee-terms.ts";
import { sumCosts } from "../../rules/sum-costs.ts";
import { guaranteeCostMessages as say, guaranteeMessages } from "../../texts/staff.ts";
import type { Route } from "./+types/cost-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ context }: Route.LoaderArgs) {
  return { months: sumCosts(await guaranteeCosts(context.get(requestContext).ctx.db)) };
}

const money = (amount: number) => formatMoney(amount, { centavos: "always" });

export default function GuaranteeCostPage({ loaderData: { months } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      {months.length === 0 ? (
        <EmptyState
          action={
            <LinkButton to={href("/admin/settings/credit")} variant="secondary">
              {say.toSettings}
            </LinkButton>
          }
          icon={<ShieldCheck />}
          title={say.none}
        >
          <p>{say.noneHint}</p>
        </EmptyState>
      ) : (
        <ReportTable
          columns={[
            ...GUARANTEE_EVENTS.map((event) => ({
              label: guaranteeMessages.events[event],
              isWide: true,
            })),
            { label: say.cases },
            { label: say.total },
          ]}
          of={say.of}
          rows={months.map(({ month, cases, total, byEvent }) => ({
            key: month,
            name: say.month(month),
            detail: GUARANTEE_EVENTS.filter((event) => byEvent[event] > 0)
              .map((event) => say.part(guaranteeMessages.events[event], byEvent[event]))
              .join(" · "),
            cells: [
              ...GUARANTEE_EVENTS.map((event) => money(byEvent[event])),
              cases.toLocaleString("en"),
              money(total),
            ],
          }))}
          title={say.title}
        />
      )}
    </>
  );
}
