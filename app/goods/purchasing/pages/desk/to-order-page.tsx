import { Truck } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { showToOrder } from "./show-orders.server.ts";
import type { Route } from "./+types/to-order-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.toOrder, matches)];

export const loader = async ({ context }: Route.LoaderArgs) => ({
  suppliers: await showToOrder(context.get(requestContext).ctx),
});

export default function ToOrderPage({ loaderData: { suppliers } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle lead={say.toOrderLead}>{say.toOrder}</PageTitle>
      {suppliers.length === 0 ? (
        <EmptyState
          action={<LinkButton to={href("/admin/suppliers/new")}>{say.addSupplier}</LinkButton>}
          icon={<Truck />}
          title={say.noSupplier}
        >
          <p>{say.noSupplierHint}</p>
        </EmptyState>
      ) : (
        <ul className="grid max-w-[48rem] gap-3">
          {suppliers.map(({ id, name, leadDays, items, suggested, runningOut }, index) => (
            <li
              className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-4"
              key={id}
            >
              <div className="grid min-w-[min(15rem,100%)] flex-1 gap-0.5">
                <p className="font-semibold break-words">{name}</p>
                <p className="text-ink-soft">
                  {say.supplies(items)} · {say.leadTime(leadDays)}
                </p>
                {runningOut > 0 && (
                  <p>
                    <Badge look="plain" tone="warning">
                      {say.runsOut(runningOut)}
                    </Badge>
                  </p>
                )}
              </div>
              <p className="figures text-lg font-semibold">{say.suggestedItems(suggested)}</p>
              <LinkButton
                aria-label={say.orderFrom(name)}
                to={`${href("/admin/purchase-orders/new")}?supplier=${id}`}
                variant={index === 0 && suggested > 0 ? "primary" : "secondary"}
              >
                {say.order}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
