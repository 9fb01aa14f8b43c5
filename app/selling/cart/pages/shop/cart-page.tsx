import { submitCart, showCart } from "./cart-page.server.ts";
import { useRef } from "react";
import { unlisted } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ClashNotice } from "#app/goods/catalog/components/clash-notice.tsx";
import { cx } from "#app/ui/cx.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { AddOns } from "../../components/add-ons.tsx";
import { useUndoToast, CartMessage } from "../../components/cart-form.tsx";
import { CartLines, usePendingLines } from "../../components/cart-lines.tsx";
import { EmptyCart } from "../../components/empty-cart.tsx";
import { CartSummary, CheckoutBar } from "../../components/cart-summary.tsx";
import { cartMessages as say } from "../../texts/shopper.ts";
import { isInTheWay } from "../../rules/line-notices.ts";
import type { Route } from "./+types/cart-page.ts";

export { priceFontHints as links } from "#app/ui/font-hints.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.title, matches);

export const loader = ({ request, context }: Route.LoaderArgs) =>
  showCart(request, context.get(requestContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  submitCart(request, context.get(requestContext));

const GRID = "mt-6 grid items-start gap-x-12 gap-y-10";

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { lines, promo, arrives, addOns, flash, undo } = loaderData;
  const pending = usePendingLines(lines);
  const items = useRef<HTMLElement>(null);
  useUndoToast();
  return (
    <Page className={lines.length > 0 ? "lg:pb-20" : "pb-20"}>
      <PageTitle>{say.title}</PageTitle>
      {/* Requested by the connection, or by the service worker for its cached page. */}
      <div className="hidden [html[data-offline]_&]:block">
        <Notice title={say.offline(loaderData.asOf)} tone="warning">
          <p>{say.offlineHint}</p>
        </Notice>
      </div>
      <CartMessage flash={flash} undo={undo} />
      <div className={cx(GRID, lines.length > 0 && "lg:grid-cols-[1fr_24rem]")}>
        <section aria-label={say.items} className="outline-none" ref={items} tabIndex={-1}>
          {loaderData.clash && (
            <div className="mb-6">
              <ClashNotice clash={loaderData.clash} />
            </div>
          )}
          {lines.length === 0 ? (
            <EmptyCart picture={loaderData.empty} />
          ) : (
            <CartLines lines={lines} onRemove={() => items.current?.focus()} pending={pending} />
          )}
        </section>
        {lines.length > 0 && (
          <CartSummary
            arrives={arrives}
            charges={loaderData.charges}
            coldRefused={loaderData.coldRefused}
            concession={loaderData.concession}
            inTheWay={
              loaderData.clash !== undefined || pending.some(({ notices }) => isInTheWay(notices))
            }
            lines={pending}
            mayDeclare={loaderData.mayDeclare}
            promo={promo}
            province={loaderData.province}
            refusedCode={flash?.field === "promo" ? flash.text : undefined}
          />
        )}
        {lines.length > 0 && <AddOns addOns={addOns} />}
      </div>
      {lines.length > 0 && (
        <CheckoutBar
          charges={loaderData.charges}
          concession={loaderData.concession}
          lines={pending}
          promo={promo}
        />
      )}
    </Page>
  );
}
