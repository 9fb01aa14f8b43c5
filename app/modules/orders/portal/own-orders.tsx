import { Package } from "lucide-react";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readPage } from "#app/lib/page-number.ts";
import { customerOfUser } from "#app/modules/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/page.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { ChangeCountdown } from "../components/change-countdown.tsx";
import { JustReturned } from "../components/just-returned.tsx";
import { OrderTimeline } from "../components/order-timeline.tsx";
import { OwnOrderList } from "../components/own-order-list.tsx";
import { changeMessages, timelineMessages as say } from "../texts/shopper.ts";
import { findOrder } from "../queries/find-order.server.ts";
import { nearestOrderOf, ordersOfCustomer } from "../queries/list-orders.server.ts";
import { orderTimeline } from "../queries/order-timeline.server.ts";
import { CHANGE_PART, showWindow } from "../views/show-window.ts";
import { orderPath } from "../rules/order-link.ts";
import { returnedOrderOf } from "./returned-order.server.ts";
import type { Route } from "./+types/own-orders.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle("Your portal", matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const { searchParams: asked } = url;
  if (ctx.actor.kind !== "user") throw new Error("the policy table let a visitor in");
  const customer = await customerOfUser(ctx.db, ctx.actor.userId);
  const page = readPage(asked.get("page"));
  if (!customer)
    return { page, orders: [], hasMore: false, returned: undefined, underway: undefined };
  const { id: customerId } = customer;
  const cameBack = asked.get("order_success") === "true";
  const [list, nearest, returned] = await Promise.all([
    ordersOfCustomer(ctx.db, customerId, page),
    page === 1 ? nearestOrderOf(ctx.db, customerId) : undefined,
    cameBack ? returnedOrderOf(ctx, request, { appUrl: env.appUrl, customerId }) : undefined,
  ]);
  const orders = list.orders.map((order) => ({ ...order, href: orderPath(ctx, order) }));
  return {
    page,
    orders,
    hasMore: list.hasMore,
    returned,
    underway: nearest && (await followed(ctx, nearest)),
  };
}

async function followed(ctx: Ctx, orderId: string) {
  const order = await findOrder(ctx.db, orderId);
  if (!order) return undefined;
  const timeline = await orderTimeline(ctx, order);
  return {
    orderNumber: order.orderNumber,
    href: orderPath(ctx, order),
    timeline,
    change: showWindow(order, ctx.now),
  };
}

export default function OwnOrders({ loaderData }: Route.ComponentProps) {
  const { orders, page, hasMore, returned, underway } = loaderData;
  return (
    <>
      {returned && <JustReturned order={returned} />}
      {underway && (
        <Section spacing="snug" title={say.onItsWay(underway.orderNumber)}>
          <Card className="grid gap-5" padding="roomy">
            <OrderTimeline timeline={underway.timeline} />
            {underway.change && <ChangeCountdown {...underway.change} />}
            <div className="flex flex-wrap gap-3">
              <LinkButton to={underway.href} variant="secondary">
                {say.see}
              </LinkButton>
              {underway.change && (
                <LinkButton to={`${underway.href}#${CHANGE_PART}`} variant="secondary">
                  {changeMessages.link}
                </LinkButton>
              )}
            </div>
          </Card>
        </Section>
      )}
      <Section spacing="snug" title="Orders">
        {orders.length === 0 ? (
          <EmptyState
            action={<LinkButton to="/products">Shop Now</LinkButton>}
            icon={<Package />}
            level={3}
            title={page === 1 ? "No orders yet" : "No older orders"}
          >
            {page === 1 && <p>Orders that you place while signed in appear here.</p>}
          </EmptyState>
        ) : (
          <OwnOrderList orders={orders} />
        )}
        <Pager
          after="Older orders"
          before="Newer orders"
          hasMore={hasMore}
          hrefOf={(to) => ({ search: to === 1 ? "" : `?page=${to}` })}
          label="Pages of your orders"
          page={page}
        />
      </Section>
    </>
  );
}
