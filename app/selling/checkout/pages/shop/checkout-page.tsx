import { loadCheckout } from "./load-checkout.server.ts";
import { data, isRouteErrorResponse, redirect, href } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { PAYMENT_METHODS } from "#app/selling/orders/rules/order-terms.ts";
import { gatewaysContext } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { AccountOffer, CheckoutNotices } from "../../components/checkout-notices.tsx";
import { CheckoutForm } from "../../components/checkout-form.tsx";
import { OrderSummary } from "../../components/order-summary.tsx";
import { useDestination } from "../../components/use-destination.ts";
import { checkoutMessages as say } from "../../texts/shopper.ts";
import { submitCheckout } from "./checkout-page.server.ts";
import type { Route } from "./+types/checkout-page.ts";

export { priceFontHints as links } from "#app/ui/font-hints.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.title, matches);

/** Sends the retry time from an action that could not reach the database. */
export function headers({ actionHeaders }: Route.HeadersArgs): HeadersInit {
  const retryAfter = actionHeaders.get("retry-after");
  return retryAfter === null ? {} : { "retry-after": retryAfter };
}

export function loader({ request, url, context }: Route.LoaderArgs) {
  const returned = url.searchParams.get("payment_cancelled") === "true";
  const addressId = url.searchParams.get("address") ?? undefined;
  return loadCheckout(request, { returned, addressId }, context);
}

export async function action({ request, context }: Route.ActionArgs) {
  const [gateway] = context.get(gatewaysContext).enabled();
  const answer = await submitCheckout(request, context.get(requestContext), gateway);
  const { headers } = answer;
  if ("goTo" in answer) return redirect(answer.goTo, { status: 303, headers });
  return data(answer.failure, { status: answer.status, headers });
}

export default function CheckoutPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { acknowledge, prefill, blocker, closed } = loaderData;
  const { totals, arrives, coldRefused, cash, onInput } = useDestination(loaderData, failure);
  return (
    <Page className="pb-20">
      <PageTitle>{say.title}</PageTitle>
      {loaderData.guest && <AccountOffer />}
      <div className="grid items-start gap-x-16 gap-y-10 max-lg:max-w-form lg:grid-cols-[1fr_24rem]">
        <div className="lg:sticky lg:top-8 lg:order-last">
          <OrderSummary
            arrives={arrives}
            lines={loaderData.lines}
            promo={loaderData.promo}
            statutory={loaderData.statutory}
            totals={totals}
          />
        </div>
        <div className="grid max-w-form gap-10" onInput={onInput}>
          {!failure && <CheckoutNotices shown={loaderData} />}
          <CheckoutForm
            acknowledge={acknowledge}
            alwaysDiscreet={loaderData.alwaysDiscreet}
            blocked={blocker !== undefined || closed || loaderData.isAboveCash}
            cash={cash}
            coldRefused={coldRefused}
            credit={loaderData.credit}
            failure={failure}
            formKey={failure?.key ?? loaderData.key}
            methods={loaderData.methods}
            offersNews={loaderData.offersNews}
            offersTexts={loaderData.offersTexts}
            prefill={prefill}
            provinces={loaderData.provinces}
            referral={loaderData.referral}
            saved={{ saved: loaderData.saved, chosen: failure ? "" : loaderData.chosenAddress }}
            shownTotal={String(totals.total)}
            total={totals.total}
          />
        </div>
      </div>
    </Page>
  );
}

/** A form that could not be read cannot be shown again, so this links back to it. */
function NotArrived({ text }: { text: string }) {
  return (
    <Page className="pb-20" width="form">
      <PageTitle>{say.title}</PageTitle>
      <Notice
        action={
          <LinkButton reloadDocument to={href("/checkout")} variant="secondary">
            {say.openAgain}
          </LinkButton>
        }
        title={text}
        tone="error"
      />
    </Page>
  );
}

/** The sent method is the only one that was certainly offered. */
function sentMethod(method: string | undefined) {
  return PAYMENT_METHODS.filter((known) => known === method);
}

/** The page could not be read again, but the typed values are still here and can be sent again. */
export function ErrorBoundary({ error, actionData: failure }: Route.ErrorBoundaryProps) {
  // Rethrowing it would report it as a fault of ours.
  if (!failure && isRouteErrorResponse(error)) return <NotArrived text={String(error.data)} />;
  if (!failure) throw error;
  const { values } = failure;
  return (
    <Page className="pb-20" width="form">
      <PageTitle>{say.title}</PageTitle>
      <CheckoutForm
        acknowledge={values["supervision"] ? [say.theseProducts] : []}
        alwaysDiscreet={false}
        blocked={false}
        cash={undefined}
        coldRefused={undefined}
        credit={Number(values["credit"] ?? 0)}
        failure={failure}
        formKey={failure.key ?? ""}
        methods={sentMethod(values["paymentMethod"])}
        offersNews={values["marketing"] !== undefined}
        offersTexts={values["textUpdates"] !== undefined}
        prefill={{}}
        provinces={[]}
        referral={values["referralCode"] === undefined ? undefined : { linked: undefined }}
        saved={{ saved: [], chosen: "" }}
        shownTotal={values["shownTotal"] ?? ""}
        total={undefined}
      />
    </Page>
  );
}
