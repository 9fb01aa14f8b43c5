import { Link, href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney, type Centavos } from "#app/lib/money.ts";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { adminOrderMessages as staff } from "../texts/staff.ts";
import { orderMessages as say } from "../texts/shopper.ts";
import type { OrderStatus, PaymentMethod, PaymentStatus } from "../rules/order-terms.ts";
import type { ReservedItems } from "../views/order-filter.ts";
import { PaymentBadge, StatusBadge } from "./order-badges.tsx";

type OrderRow = {
  id: string;
  orderNumber: string;
  firstName: string;
  lastName: string;
  email: string;
  itemCount: number;
  totalAmount: Centavos;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  needsAttention: string | null;
  proofWaitingSince: Date | null;
  createdAt: Date;
  expiresAt: Date | null;
  customerId: string | null;
};

type OrderTableProps = {
  caption: string;
  rows: readonly OrderRow[];
  /** Shows when the proof of a transfer came, in place of when it was ordered. */
  toCheck?: boolean;
  /** What unpaid orders reserve: shown with until when. */
  reservedFor?: ReadonlyMap<string, ReservedItems> | undefined;
};

export function OrderTable({ caption, rows, toCheck = false, reservedFor }: OrderTableProps) {
  return (
    <Table caption={caption} captionHidden density="dense">
      <thead>
        <tr>
          <Th>Order #</Th>
          <Th>Customer</Th>
          <Th>Items</Th>
          <Th numeric>Total</Th>
          <Th>Status</Th>
          <Th>Payment</Th>
          <Th>{reservedFor ? staff.reserved.until : toCheck ? staff.proofSent : staff.date}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((order) => (
          <TableRow key={order.id} order={order} reservedFor={reservedFor} toCheck={toCheck} />
        ))}
      </tbody>
    </Table>
  );
}

type TableRowProps = Pick<OrderTableProps, "toCheck" | "reservedFor"> & { order: OrderRow };

function TableRow({ order, toCheck, reservedFor }: TableRowProps) {
  return (
    <tr>
      <Td className="whitespace-nowrap">
        <Link
          className="inline-flex min-h-11 items-center underline underline-offset-4"
          to={href("/admin/orders/:orderId", { orderId: order.id })}
        >
          {order.orderNumber}
        </Link>
      </Td>
      <Td>
        {order.firstName} {order.lastName}
        <span className="block text-ink-soft">{order.email}</span>
        {reservedFor && (
          <span className="block text-ink-soft">
            {whoReserves(order, reservedFor.get(order.id))}
          </span>
        )}
      </Td>
      <Td className="whitespace-nowrap">
        {order.itemCount} {order.itemCount === 1 ? "item" : "items"}
        {reservedFor?.get(order.id)?.items.map(({ productName, quantity }, index) => (
          <span className="block text-ink-soft" key={index}>
            {quantity} × {productName}
          </span>
        ))}
      </Td>
      <Td numeric>{formatMoney(order.totalAmount, { centavos: "always" })}</Td>
      <Td>
        <StatusBadge status={order.status} />
        {order.needsAttention && <span className="block text-error">{order.needsAttention}</span>}
      </Td>
      <Td>
        <PaymentBadge ended={order.status === "cancelled"} status={order.paymentStatus} />
        <span className="block text-ink-soft">{say.method[order.paymentMethod]}</span>
      </Td>
      <Td className="whitespace-nowrap">
        {reservedFor ? (
          <>
            {reservedUntil(order)}
            <span className="block text-ink-soft">
              {staff.reserved.placed(formatDateTime(order.createdAt))}
            </span>
          </>
        ) : (
          formatDateTime((toCheck && order.proofWaitingSince) || order.createdAt)
        )}
      </Td>
    </tr>
  );
}

function reservedUntil({ expiresAt, proofWaitingSince }: OrderRow): string {
  if (expiresAt) return formatDateTime(expiresAt);
  return proofWaitingSince ? staff.reserved.proof : staff.reserved.noEnd;
}

function whoReserves({ customerId }: OrderRow, reservedFor: ReservedItems | undefined): string {
  if (customerId !== null) return staff.reserved.customer;
  return reservedFor?.confirmed ? staff.reserved.confirmedGuest : staff.reserved.guest;
}
