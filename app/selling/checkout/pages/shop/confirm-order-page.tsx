import { Form, href, useNavigation } from "react-router";
import { secretLinkHeaders, unlisted } from "#app/lib/page-tags.ts";
import { formatMoney } from "#app/lib/money.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { AgreeFields } from "../../components/agree-fields.tsx";
import { OrderLines } from "../../components/order-lines.tsx";
import { loadConfirmation, submitConfirmation } from "./confirm-order-page.server.ts";
import { confirmMessages as say } from "../../texts/shopper-confirmation.ts";
import type { Route } from "./+types/confirm-order-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData ? say.title(loaderData.orderNumber) : say.unknown.title, matches);

export const headers = secretLinkHeaders;

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadConfirmation(context.get(requestContext).ctx, params.token);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitConfirmation(context.get(requestContext).ctx, params.token, await readFormTexts(request));

export default function ConfirmOrderPage(props: Route.ComponentProps) {
  const { loaderData: order, actionData } = props;
  const pending = useNavigation().state === "submitting";
  if (!order) return <Over {...say.unknown} act={say.unknown.find} to={href("/track")} />;
  if (order.state !== "open") {
    const over = order.state === "over" ? say.over : say.already;
    return <Over {...over} act={say.toReceipt} to={order.receipt} />;
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
        <Form className="grid gap-5" method="post" noValidate>
          {order.toAgree && (
            <AgreeFields
              errors={actionData?.errors ?? {}}
              supervise={order.toAgree.supervise}
              values={actionData?.values ?? {}}
            />
          )}
          <Button pending={pending} size="large" wide>
            {submit}
          </Button>
        </Form>
        <p className="text-sm text-ink-soft">{say.notYours}</p>
      </Card>
    </Page>
  );
}

function Over({ title, text, act, to }: Record<"title" | "text" | "act" | "to", string>) {
  return (
    <Page className="pb-20" width="form">
      <PageTitle lead={text}>{title}</PageTitle>
      <LinkButton to={to}>{act}</LinkButton>
    </Page>
  );
}
