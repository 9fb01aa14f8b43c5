import { data } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { addNote } from "#app/modules/customers/commands/add-note.server.ts";
import { noteInput } from "#app/modules/customers/input.ts";
import { may } from "#app/platform/access/may.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { NotesCard } from "./notes-card.tsx";
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
export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.one, matches)];

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

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const texts = await readFormTexts(request);
  const text = texts["text"] ?? "";
  const form = parseForm(noteInput, texts);
  if (!form.ok) return data({ text, problem: form.errors["text"] }, { status: 422 });
  const added = await addNote(ctx, params.customerId, form.value);
  if (!added.ok && added.reason === "not_found") {
    const fields = [{ name: "text", label: say.writeNote }];
    throw removedMeanwhile({ fields, texts, back: { to: "/admin/customers", label: say.back } });
  }
  if (!added.ok) return data({ text, problem: say.forbidden }, { status: 409 });
  return redirectWithFlash({ env }, `/admin/customers/${params.customerId}`, say.noteSaved);
}

export default function CustomerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, health, noteKey } = loaderData;
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
      {actionData && (
        <ErrorSummary
          errors={[{ field: "text", message: actionData.problem ?? say.notUnderstood }]}
          title={say.notesFailed}
        />
      )}
      <ContactCard customer={customer} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <OrderCard customer={customer} />
          <NotesCard
            customer={customer}
            newNote={noteKey ? { noteKey, ...actionData } : undefined}
          />
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
