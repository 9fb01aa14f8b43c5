import { Package } from "lucide-react";
import { Link } from "react-router";
import { customerOfUser } from "#app/modules/customers/queries.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { OwnOrderList } from "../components/own-order-list.tsx";
import { ordersOfCustomer } from "../queries/list-orders.server.ts";
import type { Route } from "./+types/own-orders.ts";

export const meta: Route.MetaFunction = () => [{ title: "Your portal · Project: Me" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const justOrdered = new URL(request.url).searchParams.get("order_success") === "true";
  if (ctx.actor.kind !== "user") throw new Error("the policy table let a visitor in");
  const customer = await customerOfUser(ctx.db, ctx.actor.userId);
  const orders = customer ? await ordersOfCustomer(ctx.db, customer.id) : [];
  return { orders, justOrdered };
}

export default function OwnOrders({ loaderData: { orders, justOrdered } }: Route.ComponentProps) {
  const [latest] = orders;
  return (
    <>
      {justOrdered && latest && (
        <Notice
          action={
            <Link className="underline" to={`/order/${latest.accessToken}`}>
              See order {latest.orderNumber}
            </Link>
          }
          title={`Thank you. Order ${latest.orderNumber} is with us.`}
          tone="success"
        >
          {latest.paymentStatus === "paid"
            ? "Your payment has arrived. We ship within 1-2 business days; keep the parcel at 2-8 °C when it comes."
            : "We are waiting for the payment page to confirm your payment. This usually takes seconds."}
        </Notice>
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
