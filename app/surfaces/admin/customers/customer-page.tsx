import { data } from "react-router";
import { customerMessages as say } from "#app/modules/customers/admin/messages.ts";
import { TierBadge } from "#app/modules/customers/components/tier-badge.tsx";
import { inSnapshot } from "#app/platform/database/snapshot.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { BoughtCard, ConsentCard, ContactCard } from "./contact-cards.tsx";
import { FailedRead } from "./failed-read.tsx";
import { HealthCard } from "./health-card.tsx";
import { loadCustomer } from "./load-customer.server.ts";
import { lookAtHealth } from "./look-at-health.server.ts";
import { OrderCard } from "./order-card.tsx";
import { ReviewCard, TicketCard } from "./said-cards.tsx";
import type { Route } from "./+types/customer-page.ts";

/** Without her name: titles stay in histories. */
export const meta: Route.MetaFunction = () => [{ title: `${say.one} · Project: Me` }];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const customer = await inSnapshot(ctx, ({ db }) => loadCustomer(db, params.customerId));
  if (!customer) throw data(null, { status: 404 });
  const asked = new URL(request.url).searchParams.get("show") === "assessments";
  return { customer, health: await lookAtHealth(ctx, customer.id, asked) };
}

export default function CustomerPage({ loaderData }: Route.ComponentProps) {
  const { customer, health } = loaderData;
  return (
    <div className="grid gap-6">
      <PageTitle
        actions={
          <LinkButton to="/admin/customers" variant="secondary">
            {say.back}
          </LinkButton>
        }
        lead={
          <span className="flex flex-wrap items-center gap-3">
            {say.since(customer.joined)}
            <TierBadge look="pill" tier={customer.tier} />
          </span>
        }
      >
        <bdi className="wrap-anywhere">{customer.name || customer.email}</bdi>
      </PageTitle>
      <ContactCard customer={customer} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <OrderCard customer={customer} />
          <TicketCard account={customer.account} />
          <ReviewCard reviews={customer.reviews} />
          {health && <HealthCard health={health} />}
        </div>
        <div className="grid gap-6">
          <BoughtCard customer={customer} />
          <ConsentCard account={customer.account} />
        </div>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedRead error={error} text={say.oneFailed} />;
}
