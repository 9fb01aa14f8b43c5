import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { lookAtHealth } from "#app/modules/assessments/admin/look-at-health.server.ts";
import { HealthCard } from "#app/modules/assessments/components/health-card.tsx";
import { TierBadge } from "#app/modules/customers/components/tier-badge.tsx";
import { customerMessages as say } from "#app/modules/customers/texts/staff.ts";
import { may } from "#app/platform/access/may.ts";
import { inSnapshot } from "#app/platform/database/snapshot.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { BoughtCard, ConsentCard, ContactCard } from "./contact-cards.tsx";
import { FailedRead } from "./failed-read.tsx";
import { loadCustomer } from "./load-customer.server.ts";
import { NotesCard } from "./notes-card.tsx";
import { OrderCard } from "./order-card.tsx";
import { ReviewCard, TicketCard } from "./said-cards.tsx";
import { submitNote } from "./submit-note.server.ts";
import type { Route } from "./+types/customer-page.ts";

/** Without the name: browsers keep titles in their histories. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const customer = loaderData?.customer;
  return [pageTitle(customer?.name || customer?.email || say.one, matches)];
};

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const customer = await inSnapshot(ctx, ({ db }) => loadCustomer(db, params.customerId));
  if (!customer) throw data(null, { status: 404 });
  const asked = url.searchParams.get("show") === "assessments";
  return {
    customer,
    health: await lookAtHealth(ctx, customer.id, asked),
    noteKey: may(ctx.actor, "customers:note") ? ctx.ids.newId() : undefined,
  };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitNote(context.get(requestContext), request, params.customerId);

export default function CustomerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, health, noteKey } = loaderData;
  return (
    <RecordPage
      back={{ to: href("/admin/customers"), label: say.back }}
      lead={say.since(customer.joined)}
      notices={
        actionData && (
          <ErrorSummary
            errors={[{ field: "text", message: actionData.problem ?? say.notUnderstood }]}
            title={say.notesFailed}
          />
        )
      }
      side={
        <>
          <BoughtCard customer={customer} />
          <ConsentCard account={customer.account} />
        </>
      }
      state={<TierBadge look="pill" tier={customer.tier} />}
      title={<bdi className="wrap-anywhere">{customer.name || customer.email}</bdi>}
    >
      <ContactCard customer={customer} />
      <OrderCard customer={customer} />
      <NotesCard customer={customer} newNote={noteKey ? { noteKey, ...actionData } : undefined} />
      <TicketCard account={customer.account} />
      <ReviewCard reviews={customer.reviews} />
      {health && <HealthCard health={health} />}
    </RecordPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedRead error={error} text={say.oneFailed} />;
}
