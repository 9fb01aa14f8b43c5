import { href } from "react-router";
import { secretLinkHeaders, unlisted } from "#app/lib/page-tags.ts";
import { gatewaysContext } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { FactList } from "#app/ui/summary-list.tsx";
import { useRefresh } from "#app/ui/use-refresh.ts";
import { giftCardMessages } from "../../texts/shopper.ts";
import { loadOwnCard, submitOwnCard } from "./own-card-page.server.ts";
import type { Route } from "./+types/own-card-page.ts";

const { bought: say, unavailable } = giftCardMessages;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData ? say.title(loaderData.amount) : giftCardMessages.title, matches);

export const headers = secretLinkHeaders;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const card = await loadOwnCard(context.get(requestContext).ctx, params.token);
  return { ...card, isRefused: url.searchParams.has("unavailable") };
}

export const action = ({ request, params: { token }, context }: Route.ActionArgs) => {
  const [gateway] = context.get(gatewaysContext).enabled();
  return submitOwnCard(context.get(requestContext), request, { token, gateway });
};

export default function OwnCardPage({ loaderData }: Route.ComponentProps) {
  const { key, amount, state, isOpen, isRefused, facts } = loaderData;
  const isUnpaid = state === "unpaid";
  return (
    <Page className="grid gap-6 pb-20" width="form">
      <PageTitle>{say.title(amount)}</PageTitle>
      <Notice title={say.states[state]} tone={isUnpaid || state === "void" ? "warning" : "success"}>
        {isUnpaid && isRefused ? unavailable : say.says[state]}
      </Notice>
      {isUnpaid && <Refresh />}
      <Card>
        <FactList facts={facts} />
      </Card>
      {isUnpaid ? (
        <IntentForm intent="pay">
          <input name="key" type="hidden" value={key} />
          <IntentButton>{isOpen ? say.payNow : say.again}</IntentButton>
        </IntentForm>
      ) : (
        <p>
          <LinkButton to={href("/gift-cards")} variant="secondary">
            {say.another}
          </LinkButton>
        </p>
      )}
    </Page>
  );
}

/** The callback of the payment page usually arrives within seconds. */
function Refresh() {
  useRefresh({ everySeconds: 3, forSeconds: 60 });
  return null;
}
