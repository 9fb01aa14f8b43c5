import { data, Form, href, redirect, useNavigation } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { secretLinkHeaders, unlisted } from "#app/lib/page-tags.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { cartCookies, readCartToken } from "#app/selling/cart/pages/shop/cart-cookies.server.ts";
import { subtotalOf } from "#app/selling/cart/rules/price-cart.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { takeOverCart } from "../../commands/take-over-cart.server.ts";
import { openAgentCart } from "../../queries/open-agent-cart.server.ts";
import { handOverMessages as say } from "../../texts/shopper.ts";
import type { Route } from "./+types/hand-over-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.title, matches);

export const headers = secretLinkHeaders;

/** Looks only: a chat that previews the link puts nothing into a cart. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const lines = (await openAgentCart(ctx.db, params.token))?.lines ?? [];
  const shown = {
    subtotal: formatMoney(subtotalOf(lines)),
    lines: lines.map(({ id, name, quantity, price }) => ({
      id,
      name,
      units: say.units(quantity, formatMoney(price)),
      total: formatMoney(quantity * price),
    })),
  };
  return data(shown, { status: lines.length === 0 ? 404 : 200 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const own = readCartToken(request, env.appUrl);
  const taken = await takeOverCart(ctx, { from: params.token, token: own });
  if (!taken.ok) return redirect(href("/cart/from/:token", params), 303);
  const { token, isComplete } = taken.value;
  const headers = cartCookies(env.appUrl, token);
  if (isComplete) return redirect(href("/checkout"), { status: 303, headers });
  const partly = redirectWithFlash({ env }, href("/cart"), { tone: "warning", text: say.partly });
  for (const [name, value] of headers) partly.headers.append(name, value);
  return partly;
}

export default function HandOverPage({ loaderData }: Route.ComponentProps) {
  const pending = useNavigation().state === "submitting";
  const { lines, subtotal } = loaderData;
  if (lines.length === 0) {
    return (
      <Page className="pb-20" width="form">
        <PageTitle lead={say.goneLead}>{say.gone}</PageTitle>
        <LinkButton to={href("/products")}>{say.browse}</LinkButton>
      </Page>
    );
  }
  return (
    <Page className="pb-20" width="form">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <Card padding="roomy">
        <ul className="divide-y divide-line">
          {lines.map(({ id, name, units, total }) => (
            <li className="grid grid-cols-[1fr_auto] gap-x-4 py-3 first:pt-0" key={id}>
              <span className="wrap-anywhere font-semibold">{name}</span>
              <span className="figures">{total}</span>
              <span className="figures text-sm text-ink-soft">{units}</span>
            </li>
          ))}
        </ul>
        <p className="mt-3 flex justify-between gap-4 border-t border-line pt-4 font-semibold">
          <span>{say.subtotal}</span>
          <span className="figures">{subtotal}</span>
        </p>
        <Form className="mt-5" method="post">
          <Button pending={pending} wide>
            {say.take}
          </Button>
        </Form>
      </Card>
      <p className="mt-5 text-sm text-ink-soft">{say.own}</p>
    </Page>
  );
}
