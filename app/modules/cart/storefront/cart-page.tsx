import { ShoppingBag } from "lucide-react";
import { useRef } from "react";
import { data, redirect } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatTime } from "#app/lib/dates.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { chargesOf } from "#app/modules/settings/rules/charges.ts";
import { deliveryPromise } from "#app/modules/catalog/queries/delivery.server.ts";
import { listAddOns } from "#app/modules/catalog/queries/product.server.ts";
import { areaTint } from "#app/modules/catalog/rules/area-looks.ts";
import { ownPicture } from "#app/modules/catalog/rules/shown-picture.ts";
import { toHttpProblem } from "#app/platform/http/errors.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { applyCode } from "../commands/apply-code.server.ts";
import { changeCart } from "../commands/change-cart.server.ts";
import type { ChangedCart } from "../commands/change-cart.server.ts";
import { AddOns } from "../components/add-ons.tsx";
import { useUndoToast } from "../components/cart-form.tsx";
import { CartLines } from "../components/cart-lines.tsx";
import { CartMessage } from "../components/cart-message.tsx";
import { CartSummary } from "../components/cart-summary.tsx";
import { usePendingLines } from "../components/use-pending-lines.ts";
import { readChange } from "../input.ts";
import type { CartChange } from "../input.ts";
import { cartMessages as say } from "../texts/shopper.ts";
import { findCart, linesOfToken, promoOfCart } from "../queries.server.ts";
import type { CartAnswer } from "../views/cart-answer.ts";
import { isInTheWay } from "../rules/line-notices.ts";
import { showLine } from "../views/show-line.ts";
import { appendMessage, cartCookies, readCartToken, takeMessage } from "./cart-cookies.server.ts";
import type { Route } from "./+types/cart-page.ts";

export { priceFontHints as links } from "#app/ui/font-hints.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(say.title, matches),
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const token = readCartToken(request, env.appUrl);
  const [cart, lines, addOns, arrives, settings] = await Promise.all([
    findCart(ctx.db, token),
    linesOfToken(ctx.db, token),
    listAddOns(ctx.db),
    deliveryPromise(ctx),
    loadSettings(ctx.db),
  ]);
  const { flash, undo, headers } = takeMessage(request, env.appUrl);
  const page = {
    asOf: formatTime(ctx.now),
    lines: lines.map(showLine),
    promo: await promoOfCart(ctx, cart, lines),
    arrives,
    charges: chargesOf(settings),
    addOns: addOns.map(({ id, name, price, shortDescription, images }) => ({
      id,
      name,
      price,
      text: shortDescription,
      tint: areaTint(null),
      picture: ownPicture({ images }),
      inCart: lines.some((line) => line.productId === id),
    })),
    flash,
    undo,
  };
  return data(page, { headers });
}

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const { env, log } = served;
  const texts = await readFormTexts(request);
  const viaFetch = texts["via"] === "fetch";
  try {
    const change = readChange(texts);
    const { token, retryAfter, ...answer }: ChangedCart & { retryAfter?: number } = change.ok
      ? await apply(served, readCartToken(request, env.appUrl), change.value)
      : change.answer;
    const headers = cartCookies(env.appUrl, token);
    if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
    const status = retryAfter === undefined ? statusOf(answer, change.ok) : 429;
    if (viaFetch) return data<CartAnswer>(answer, { status, headers });
    appendMessage(headers, env.appUrl, answer);
    return redirect("/cart", { status: 303, headers });
  } catch (error) {
    // A page that adds in place stays; one that left for this address shows the problem.
    if (!viaFetch) throw error;
    const { status, message } = toHttpProblem(error);
    log.error({ err: error }, "the cart was not changed");
    return data<CartAnswer>({ ok: false, message, tone: "error" }, { status });
  }
}

function apply(served: RequestContext, token: string | undefined, change: CartChange) {
  if (change.intent === "apply-code") return applyCode(served, token, change.promo);
  return changeCart(served.ctx, token, change);
}

function statusOf(answer: CartAnswer, understood: boolean): number {
  if (!understood) return 400;
  return answer.ok ? 200 : 409;
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { lines, promo, arrives, addOns, flash, undo } = loaderData;
  const pending = usePendingLines(lines);
  const items = useRef<HTMLElement>(null);
  useUndoToast();
  return (
    <Page className="pb-20">
      <PageTitle>{say.title}</PageTitle>
      {/* Asked for by the connection, or by the service worker in the page that it keeps. */}
      <div className="hidden [html[data-offline]_&]:block">
        <Notice title={say.offline(loaderData.asOf)} tone="warning">
          <p>{say.offlineHint}</p>
        </Notice>
      </div>
      <CartMessage flash={flash} undo={undo} />
      <div className="mt-6 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_24rem]">
        <section aria-label={say.items} className="outline-none" ref={items} tabIndex={-1}>
          {lines.length === 0 ? (
            <NothingYet />
          ) : (
            <CartLines lines={lines} onRemove={() => items.current?.focus()} pending={pending} />
          )}
        </section>
        {lines.length > 0 && (
          <CartSummary
            arrives={arrives}
            charges={loaderData.charges}
            inTheWay={pending.some(({ notices }) => isInTheWay(notices))}
            lines={pending}
            promo={promo}
          />
        )}
        {lines.length > 0 && <AddOns addOns={addOns} />}
      </div>
    </Page>
  );
}

function NothingYet() {
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to="/products">{say.browse}</LinkButton>
          <LinkButton to="/assessment" variant="secondary">
            {say.assess}
          </LinkButton>
        </div>
      }
      icon={<ShoppingBag />}
      title={say.nothingYet}
    >
      <p>{say.nothingYetHint}</p>
    </EmptyState>
  );
}
