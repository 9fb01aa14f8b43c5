import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { TierBadge } from "../../components/tier-badge.tsx";
import { customerMessages as say } from "../../texts/staff.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { BoughtCard, ConsentCard, ContactCard } from "./contact-cards.tsx";
import { ErasureNotice } from "./erasure-notice.tsx";
import { FailedRead } from "./failed-read.tsx";
import { HealthCard } from "./health-card.tsx";
import { loadRecord } from "./customer-page.server.ts";
import { NotesCard } from "./notes-card.tsx";
import { OrderCard, PastOrderCard } from "./order-card.tsx";
import { RecordActs } from "./record-acts.tsx";
import { MailsToCard, ReviewCard, TicketCard } from "./said-cards.tsx";
import { submitCustomer } from "./submit-customer.server.ts";
import { TagsCard } from "./tags-card.tsx";
import type { Route } from "./+types/customer-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title ?? say.one, matches),
];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const record = await loadRecord(context.get(requestContext).ctx, params.customerId, url);
  if (!record) throw notFound();
  return record;
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitCustomer(context.get(requestContext), request, params.customerId);

export default function CustomerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, health, noteKey, tags, offered, history, mayMerge } = loaderData;
  const refused = { note: undefined, tag: undefined, ...actionData };
  return (
    <RecordPage
      acts={mayMerge && <RecordActs customerId={customer.id} mayErase={customer.isGuest} />}
      back={{ to: href("/admin/customers"), label: say.back }}
      lead={(customer.isGuest ? say.firstOrder : say.since)(customer.joined)}
      notices={
        <>
          <ErasureNotice erasure={loaderData.erasure} />
          {refused.note && (
            <ErrorSummary
              errors={[{ field: "text", message: refused.note.problem }]}
              title={say.notesFailed}
            />
          )}
        </>
      }
      side={
        <>
          <BoughtCard customer={customer} />
          <TagsCard failure={refused.tag} offered={offered} tags={tags} />
          <ConsentCard account={customer.account} />
          <RecordHistory history={history} layout="side" />
        </>
      }
      state={<TierBadge look="pill" tier={customer.tier} />}
      title={<bdi className="wrap-anywhere">{customer.name || customer.email}</bdi>}
    >
      <ContactCard customer={customer} />
      <OrderCard customer={customer} mayOrder={loaderData.mayOrder} />
      <PastOrderCard past={loaderData.past} />
      <NotesCard customer={customer} newNote={noteKey ? { noteKey, ...refused.note } : undefined} />
      <TicketCard account={customer.account} />
      <MailsToCard customerId={customer.id} mails={loaderData.mails} />
      <ReviewCard reviews={customer.reviews} />
      {health && <HealthCard health={health} />}
    </RecordPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedRead error={error} text={say.oneFailed} />;
}
