import { Form, data, redirect, useNavigation, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatMoney } from "#app/lib/money.ts";
import { confirmByLink } from "#app/modules/orders/commands/confirm-by-link.server.ts";
import { findOrderToConfirm } from "#app/modules/orders/queries/find-confirmation.server.ts";
import { orderPath } from "#app/modules/orders/rules/order-link.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { OrderLines } from "../components/order-lines.tsx";
import { showConfirmation } from "../views/show-confirmation.ts";
import { confirmMessages as say } from "../texts/shopper-confirmation.ts";
import type { Route } from "./+types/confirm-order-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.title(loaderData.orderNumber) : say.unknown.title, matches),
  { name: "robots", content: "noindex, nofollow" },
];

/** Its address confirms an order, so it is told to no other site. */
export const headers = () => ({
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex, nofollow",
});

/** Looks only: mail programs open links before their readers do, and confirm nothing by it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const order = await findOrderToConfirm(ctx.db, params.token);
  return order ? showConfirmation(order, orderPath(ctx, order)) : data(null, { status: 404 });
}

export async function action({ params, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const confirmed = await confirmByLink(ctx, params.token);
  // Whatever else it is by now, the page says it.
  if (!confirmed.ok) {
    return redirect(href("/confirm-order/:token", { token: params.token }), 303);
  }
  return redirect(orderPath(ctx, confirmed.value), 303);
}

export default function ConfirmOrderPage({ loaderData: order }: Route.ComponentProps) {
  const pending = useNavigation().state === "submitting";
  if (!order) return <Over {...say.unknown} />;
  if (order.state !== "open") {
    const over = order.state === "over" ? say.over : say.already;
    return <Over {...over} receipt={order.receipt} />;
  }
  const total = formatMoney(order.total);
  const { lead, due, submit } = order.byTransfer
    ? { ...say.transfer, due: say.transfer.due(total) }
    : { ...say, due: say.cash(total) };
  return (
    <Page className="pb-20" width="form">
      <PageTitle lead={lead}>{say.title(order.orderNumber)}</PageTitle>
      <Card className="grid gap-5" padding="roomy">
        <OrderLines lines={order.lines} />
        <hr className="border-line" />
        <p>{due}</p>
        <p className="break-words">
          {say.goesTo}: {order.address}
        </p>
        <Form method="post">
          <Button pending={pending} size="large" wide>
            {submit}
          </Button>
        </Form>
        <p className="text-sm text-ink-soft">{say.notYours}</p>
      </Card>
    </Page>
  );
}

function Over({ title, text, receipt }: { title: string; text: string; receipt?: string }) {
  return (
    <Page className="pb-20" width="form">
      <PageTitle lead={text}>{title}</PageTitle>
      {receipt && <LinkButton to={receipt}>{say.toReceipt}</LinkButton>}
    </Page>
  );
}
