import { Package } from "lucide-react";
import { Link } from "react-router";
import { customerOfUser } from "#app/modules/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { useRefresh } from "#app/ui/use-refresh.ts";
import { OrderTimeline } from "../components/order-timeline.tsx";
import { OwnOrderList } from "../components/own-order-list.tsx";
import { timelineMessages as say } from "../messages.ts";
import { findOrder } from "../queries/find-order.server.ts";
import { ordersOfCustomer } from "../queries/list-orders.server.ts";
import { orderTimeline } from "../queries/order-timeline.server.ts";
import { nearestOrder } from "../rules/order-terms.ts";
import type { Route } from "./+types/own-orders.ts";

export const meta: Route.MetaFunction = () => [{ title: "Your portal · Project: Me" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const justOrdered = url.searchParams.get("order_success") === "true";
  if (ctx.actor.kind !== "user") throw new Error("the policy table let a visitor in");
  const customer = await customerOfUser(ctx.db, ctx.actor.userId);
  const orders = customer ? await ordersOfCustomer(ctx.db, customer.id) : [];
  const nearest = nearestOrder(orders);
  return { orders, justOrdered, underway: nearest && (await followed(ctx, nearest.id)) };
}

async function followed(ctx: Ctx, orderId: string) {
  const order = await findOrder(ctx.db, orderId);
  if (!order) return undefined;
  const { orderNumber, accessToken } = order;
  return { orderNumber, accessToken, timeline: await orderTimeline(ctx, order) };
}

export default function OwnOrders({ loaderData }: Route.ComponentProps) {
  const { orders, justOrdered, underway } = loaderData;
  const [latest] = orders;
  return (
    <>
      {justOrdered && latest && <JustOrdered order={latest} />}
      {underway && (
        <Section spacing="snug" title={say.onItsWay(underway.orderNumber)}>
          <Card className="grid gap-5" padding="roomy">
            <OrderTimeline timeline={underway.timeline} />
            <div>
              <LinkButton to={`/order/${underway.accessToken}`} variant="secondary">
                {say.see}
              </LinkButton>
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
            title="No orders yet"
          >
            <p>Orders that you place while signed in appear here.</p>
          </EmptyState>
        ) : (
          <OwnOrderList orders={orders} />
        )}
      </Section>
    </>
  );
}

type LatestOrder = Route.ComponentProps["loaderData"]["orders"][number];

function JustOrdered({ order }: { order: LatestOrder }) {
  return (
    <Notice
      action={
        <Link
          className="inline-flex min-h-11 items-center underline underline-offset-4"
          to={`/order/${order.accessToken}`}
        >
          See order {order.orderNumber}
        </Link>
      }
      title={`Thank you. Order ${order.orderNumber} is with us.`}
      tone="success"
    >
      {order.paymentStatus === "paid" ? (
        "Your payment has arrived. We ship within 1-2 business days; keep the parcel at 2-8 °C when it comes."
      ) : (
        <Waiting />
      )}
    </Notice>
  );
}

/** Looks again while the payment page may still be calling back. */
function Waiting() {
  useRefresh({ everySeconds: 2, forSeconds: 30 });
  return "We are waiting for the payment page to confirm your payment. This usually takes seconds.";
}
