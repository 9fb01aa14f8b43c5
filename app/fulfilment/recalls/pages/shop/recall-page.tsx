import { Form, href, redirect, useNavigation } from "react-router";
import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { secretLinkHeaders, unlisted } from "#app/lib/page-tags.ts";
import { openReceipt } from "#app/selling/orders/pages/shop/open-receipt.server.ts";
import { orderPath } from "#app/selling/orders/rules/order-link.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { answerRecalls } from "../../commands/answer-recalls.server.ts";
import { recallsOfOrder } from "../../queries/recalls-of-order.server.ts";
import { recallTexts as say } from "../../texts/shopper.ts";
import type { Route } from "./+types/recall-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.title, matches);

export const headers = secretLinkHeaders;

/** Only reads: mail programs open links before people do, and must not confirm anything. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const order = await openReceipt(ctx, params.token);
  const found = await recallsOfOrder(ctx.db, order.id);
  if (found.length === 0) throw notFound();
  const last = found.find(({ answeredAt }) => answeredAt)?.answeredAt;
  return {
    orderNumber: order.orderNumber,
    receipt: orderPath(ctx, order),
    answered:
      found.every(({ answeredAt }) => answeredAt) && last ? formatDateTime(last) : undefined,
    recalls: found.map(({ id, lotNumber, product, reason, advice, startedAt }) => ({
      id,
      lotNumber,
      product,
      reason,
      advice: advice.split(/\n+/),
      since: formatDate(startedAt),
    })),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const answered = await answerRecalls(context.get(requestContext).ctx, params.token);
  if (!answered.ok) throw notFound();
  return redirect(href("/order/:token/recall", { token: params.token }), 303);
}

export default function RecallPage({ loaderData }: Route.ComponentProps) {
  const { orderNumber, receipt, answered, recalls } = loaderData;
  const pending = useNavigation().state === "submitting";
  return (
    <Page className="grid gap-6 pb-20" width="form">
      <PageTitle lead={say.lead(orderNumber)}>{say.title}</PageTitle>
      {recalls.map(({ id, lotNumber, product, reason, advice, since }) => (
        <Card as="section" className="grid gap-4" key={id} padding="roomy">
          <div>
            <h2 className="figures text-2xl">{say.lot(lotNumber)}</h2>
            <p>
              {product}. {say.since(since)}
            </p>
            <p className="text-ink-soft">{say.look}</p>
          </div>
          <div>
            <h3 className="font-text text-base font-semibold">{say.reason}</h3>
            <p className="wrap-anywhere">{reason}</p>
          </div>
          <div className="grid gap-2">
            <h3 className="font-text text-base font-semibold">{say.advice}</h3>
            {advice.map((paragraph, index) => (
              <p className="wrap-anywhere" key={index}>
                {paragraph}
              </p>
            ))}
          </div>
        </Card>
      ))}
      <Notice announced={false} title={say.emergency} tone="warning" />
      {answered === undefined ? (
        <Form method="post">
          <Button pending={pending} size="large" wide>
            {say.submit}
          </Button>
        </Form>
      ) : (
        <Notice title={say.thanks(answered)} tone="success" />
      )}
      <p>
        <LinkButton to={receipt} variant="quiet">
          {say.receipt}
        </LinkButton>
      </p>
    </Page>
  );
}
