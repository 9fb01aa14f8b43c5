import { data, href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { replayDelivery } from "../../commands/replay-delivery.server.ts";
import { Card } from "#app/ui/card.tsx";
import { nameAction } from "#app/running/audit/views/show-entry.ts";
import { DeliveryStateBadge } from "../../components/webhook-badges.tsx";
import { messageId } from "../../jobs/sign-message.server.ts";
import { findDelivery, findWebhook } from "../../queries/list-webhooks.server.ts";
import { webhookMessages as say } from "../../texts/staff.ts";
import { shortAddress } from "../../views/address.ts";
import { showAnswer } from "../../views/show-webhook.ts";
import type { Route } from "./+types/delivery-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title, matches),
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(requestContext).ctx;
  const [endpoint, found] = await Promise.all([
    findWebhook(db, params.webhookId),
    findDelivery(db, params.webhookId, params.deliveryId),
  ]);
  if (!endpoint || !found) throw notFound();
  const { delivery, attempts } = found;
  const blocked = endpoint.isActive
    ? delivery.state === "waiting" && say.errors.waiting
    : say.errors.inactive;
  return {
    title: say.delivery(nameAction(delivery.type), formatDateTime(delivery.createdAt)),
    back: {
      to: href("/admin/settings/integrations/webhooks/:webhookId", { webhookId: endpoint.id }),
      label: say.backTo(shortAddress(endpoint.url)),
    },
    state: delivery.state,
    messageId: messageId(delivery.id),
    body: JSON.stringify(JSON.parse(delivery.body), null, 2),
    blocked: blocked || undefined,
    attempts: attempts.map(({ id, at, ms, excerpt, ...ended }) => ({
      id,
      at: formatDateTime(at),
      took: say.milliseconds(ms),
      status: showAnswer(ended),
      excerpt,
    })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const { intent } = await readFormTexts(request);
  if (intent !== "replay") return data({ message: say.noStep }, { status: 422 });
  const { webhookId, deliveryId } = params;
  const done = await replayDelivery(served.ctx, webhookId, deliveryId);
  if (done.ok) {
    const page = href(
      "/admin/settings/integrations/webhooks/:webhookId/deliveries/:deliveryId",
      params,
    );
    return redirectWithFlash(served, page, say.replayed);
  }
  if (done.reason === "not_found") throw notFound();
  const status = done.reason === "forbidden" ? 403 : 409;
  return data({ message: say.errors[done.reason] }, { status });
}

export default function DeliveryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, back, state, messageId: id, body, blocked, attempts } = loaderData;
  return (
    <RecordPage
      back={back}
      notices={actionData?.message && <Notice title={actionData.message} tone="error" />}
      state={<DeliveryStateBadge state={state} />}
      title={title}
    >
      <section className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-2">
        <h2 className="font-text text-xl">{say.message}</h2>
        <p className="wrap-anywhere">
          {say.messageId} <code className="font-text">{id}</code>
        </p>
        <pre className="figures font-text rounded-control bg-sunken px-3 py-2 text-sm whitespace-pre-wrap wrap-anywhere">
          {body}
        </pre>
      </section>
      <IntentForm className="grid justify-items-start gap-1" intent="replay">
        <IntentButton
          aria-describedby={blocked && "blocked"}
          disabled={blocked !== undefined}
          variant="secondary"
        >
          {say.replay}
        </IntentButton>
        <p className="text-sm text-ink-soft" id="blocked">
          {blocked ?? say.replayHint}
        </p>
      </IntentForm>
      <AttemptList attempts={attempts} state={state} />
    </RecordPage>
  );
}

type Attempt = { id: string; at: string; took: string; status: string; excerpt: string };
type AttemptListProps = { attempts: readonly Attempt[]; state: string };

/** Every try of a message, and how the receiver's answer began. */
function AttemptList({ attempts, state }: AttemptListProps) {
  return (
    <section className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="font-text text-xl">{say.attempts}</h2>
      {attempts.length === 0 && <p className="text-ink-soft">{say.noTry(state)}</p>}
      {attempts.map(({ id, at, took, status, excerpt }) => (
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-1" key={id}>
          <p>
            <span className="font-semibold">{status}</span>{" "}
            <span className="text-sm text-ink-soft">
              {at}, {took}
            </span>
          </p>
          {excerpt && <pre className="text-sm whitespace-pre-wrap wrap-anywhere">{excerpt}</pre>}
        </Card>
      ))}
    </section>
  );
}
