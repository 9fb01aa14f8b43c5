import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { NewSecret } from "#app/office/api/components/new-secret.tsx";
import { RecordForm } from "#app/running/audit/components/record-form.tsx";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { DeliveryLog } from "../../components/delivery-log.tsx";
import { ReceiverRules } from "../../components/receiver-rules.tsx";
import { WebhookActs } from "../../components/webhook-acts.tsx";
import { findWebhook, newestDeliveries } from "../../queries/list-webhooks.server.ts";
import { webhookMessages as say } from "../../texts/staff.ts";
import { showDelivery, webhookState } from "../../views/show-webhook.ts";
import { submitWebhook, webhookForm, type WebhookAnswer } from "./webhook-page.server.ts";
import type { Route } from "./+types/webhook-page.ts";

const SHOWN_MESSAGES = 50;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.form.title, matches),
];

export async function loader({ params: { webhookId }, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const form = await webhookForm(env.loopbackWebhooks).load(ctx, webhookId);
  const [endpoint, deliveries] = await Promise.all([
    findWebhook(ctx.db, webhookId),
    newestDeliveries(ctx.db, webhookId, SHOWN_MESSAGES),
  ]);
  return {
    form,
    webhookId,
    endpoint: endpoint && {
      isActive: endpoint.isActive,
      version: endpoint.version,
      state: webhookState(endpoint),
      failing: endpoint.failingSince && formatDateTime(endpoint.failingSince),
      givenUp: endpoint.givenUpAt && formatDateTime(endpoint.givenUpAt),
    },
    deliveries: deliveries.map(showDelivery),
  };
}

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitWebhook(context.get(requestContext), params.webhookId, await readFormTexts(request));

/** Revalidate after an answer with a secret too, because the version has changed by then. */
export const shouldRevalidate = () => true;

export default function WebhookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, webhookId, endpoint, deliveries } = loaderData;
  const { secret, ...answer }: WebhookAnswer = actionData ?? {};
  if (secret) {
    const to = href("/admin/settings/integrations/webhooks/:webhookId", { webhookId });
    return (
      <div className="mt-6 grid max-w-form gap-6">
        <NewSecret
          done={{ label: say.secretSaved, to }}
          label={say.secretLabel}
          secret={secret}
          text={`${say.secretText} ${say.rotateHint}`}
          title={say.secretTitle}
        />
      </div>
    );
  }
  return (
    <RecordForm {...form} answer={answer}>
      {endpoint && (
        <>
          {endpoint.state === "given_up" && endpoint.givenUp && (
            <Notice announced={false} title={say.givenUp(endpoint.givenUp)} tone="error" />
          )}
          {endpoint.state === "failing" && endpoint.failing && (
            <Notice announced={false} title={say.failing(endpoint.failing)} tone="warning" />
          )}
          <WebhookActs {...endpoint} />
        </>
      )}
      <DeliveryLog deliveries={deliveries} webhookId={webhookId} />
      <ReceiverRules />
    </RecordForm>
  );
}
