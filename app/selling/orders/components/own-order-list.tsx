import { Form } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Button, LinkButton, TextLink } from "#app/ui/button.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { orderMessages as say } from "../texts/shopper.ts";
import type { OrderStatus, PaymentStatus } from "../rules/order-terms.ts";
import { PaymentBadge, StatusBadge } from "./order-badges.tsx";

type OwnOrder = {
  id: string;
  orderNumber: string;
  href: string;
  createdAt: Date;
  items: string;
  status: OrderStatus;
  parcelsSent: number;
  paymentStatus: PaymentStatus;
  totalAmount: number;
  /** What a discount saved. */
  saved: string | undefined;
  /** An order that waits for its payment leads to where it is paid; a finished one is ordered again. */
  next: "pay" | "again" | undefined;
};

type Props = { orders: readonly OwnOrder[] };

/** A table on wide screens, a card per order on a phone. */
export function OwnOrderList({ orders }: Props) {
  return (
    <>
      <ul className="grid gap-3 md:hidden">
        {orders.map((order) => (
          <li className="grid gap-2 rounded-card border border-line bg-surface p-4" key={order.id}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <OrderLink order={order} />
              <span className="text-sm text-ink-soft">{formatDate(order.createdAt)}</span>
            </div>
            <p>{order.items}</p>
            <div className="flex flex-wrap items-center gap-x-4">
              <span className="flex flex-wrap gap-x-4">
                <StatusBadge parcelsSent={order.parcelsSent} status={order.status} />
                <PaymentBadge ended={order.status === "cancelled"} status={order.paymentStatus} />
              </span>
              <span className="ml-auto grid text-right">
                <strong className="figures">{formatMoney(order.totalAmount)}</strong>
                <Saved order={order} />
              </span>
            </div>
            <Act order={order} />
          </li>
        ))}
      </ul>
      <div className="max-md:hidden">
        <OrderTable orders={orders} />
      </div>
    </>
  );
}

function OrderTable({ orders }: Props) {
  return (
    <Table caption="Your orders" captionHidden>
      <thead>
        <tr>
          <Th>Order</Th>
          <Th>Date</Th>
          <Th>Items</Th>
          <Th>Status</Th>
          <Th>Payment</Th>
          <Th numeric>Total</Th>
          <Th>{say.actions}</Th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <Td>
              <OrderLink order={order} />
            </Td>
            <Td className="whitespace-nowrap">{formatDate(order.createdAt)}</Td>
            <Td>{order.items}</Td>
            <Td>
              <StatusBadge parcelsSent={order.parcelsSent} status={order.status} />
            </Td>
            <Td>
              <PaymentBadge ended={order.status === "cancelled"} status={order.paymentStatus} />
            </Td>
            <Td numeric>
              {formatMoney(order.totalAmount)}
              <Saved order={order} />
            </Td>
            <Td className="whitespace-nowrap">
              <Act order={order} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Saved = ({ order: { saved } }: { order: OwnOrder }) =>
  saved && <span className="block text-sm text-ink-soft">{saved}</span>;

/** Ordering again adds the same items to the cart: the receipt handles the form and lists missing ones. */
function Act({ order: { href: action, orderNumber, next } }: { order: OwnOrder }) {
  if (next === "pay") {
    return (
      <LinkButton size="compact" to={action}>
        {say.pay}
      </LinkButton>
    );
  }
  if (!next) return null;
  return (
    <Form action={action} method="post">
      <input name="intent" type="hidden" value="again" />
      <Button aria-label={say.againOf(orderNumber)} size="compact" variant="secondary">
        {say.again}
      </Button>
    </Form>
  );
}

function OrderLink({ order }: { order: OwnOrder }) {
  return (
    <TextLink className="whitespace-nowrap" to={order.href}>
      {order.orderNumber}
    </TextLink>
  );
}
