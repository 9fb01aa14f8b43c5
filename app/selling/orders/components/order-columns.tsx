import { TriangleAlert } from "lucide-react";
import { Link, href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney, type Centavos } from "#app/lib/money.ts";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { TagChips } from "#app/ui/list/tag-chips.tsx";
import { Email } from "#app/ui/list/email.tsx";
import { adminOrderMessages as staff } from "../texts/staff.ts";
import { orderMessages as say } from "../texts/shopper.ts";
import type { OrderStatus, PaymentMethod, PaymentStatus } from "../rules/order-terms.ts";
import type { ReservedItems } from "../views/order-filter.ts";
import { PaymentBadge, StatusBadge } from "./order-badges.tsx";

export type OrderRow = {
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
  parcelsSent: number;
  proofWaitingSince: Date | null;
  createdAt: Date;
  expiresAt: Date | null;
  customerId: string | null;
  /** The staff member who placed the order. */
  madeBy: string | null;
  tags: readonly string[];
};

const number: ListColumn<OrderRow> = {
  label: staff.number,
  kind: "short",
  place: "title",
  cell: ({ orderNumber }) => orderNumber,
  below: ({ needsAttention, madeBy, tags }) => (
    <>
      {needsAttention && (
        <span className="text-error max-md:whitespace-normal" title={needsAttention}>
          <TriangleAlert
            aria-hidden="true"
            className="mr-1 inline size-4 align-text-bottom md:mr-0"
          />
          {/* In a row, there is no room for more than a few of its letters. */}
          <span className="md:sr-only">{needsAttention} </span>
        </span>
      )}
      {madeBy !== null && `${staff.madeByStaff} `}
      <TagChips label={staff.filters.tag} tags={tags} />
    </>
  ),
};

const customer: ListColumn<OrderRow> = {
  label: staff.customer,
  cell: ({ firstName, lastName, email }) => (
    <>
      <bdi>
        {firstName} {lastName}
      </bdi>{" "}
      <span className="text-ink-soft max-md:block">
        <Email>{email}</Email>
      </span>
    </>
  ),
};

const items: ListColumn<OrderRow> = {
  label: staff.itemCount,
  kind: "few",
  place: "wide",
  cell: ({ itemCount }) => staff.itemsOf(itemCount),
};

const total: ListColumn<OrderRow> = {
  label: staff.total,
  kind: "amount",
  sort: "total",
  cell: ({ totalAmount }) => formatMoney(totalAmount, { centavos: "always" }),
};

const status: ListColumn<OrderRow> = {
  label: staff.status,
  place: "state",
  cell: (order) => <StatusBadge parcelsSent={order.parcelsSent} status={order.status} />,
};

/** The badge of an open transfer or of cash already says the method. */
const payment: ListColumn<OrderRow> = {
  label: staff.payment,
  onPhone: true,
  cell: ({ status, paymentStatus, paymentMethod }) => (
    <span title={say.method[paymentMethod]}>
      <PaymentBadge ended={status === "cancelled"} status={paymentStatus} />{" "}
      {paymentStatus !== "awaiting_transfer" && paymentStatus !== "cod_due" && (
        <span className="text-ink-soft">{say.method[paymentMethod]}</span>
      )}
    </span>
  ),
};

const placed: ListColumn<OrderRow> = {
  label: staff.date,
  kind: "time",
  onPhone: true,
  sort: "created",
  first: "desc",
  cell: ({ createdAt }) => formatDateTime(createdAt),
};

/** Shows when the buyer sent the proof of a transfer, instead of the order date. */
const proofSent: ListColumn<OrderRow> = {
  label: staff.proofSent,
  kind: "time",
  onPhone: true,
  sort: "waiting",
  cell: ({ proofWaitingSince, createdAt }) => formatDateTime(proofWaitingSince ?? createdAt),
};

/** The status menu beside it changes an order without leaving the list. */
const actions: ListColumn<OrderRow> = {
  label: staff.actions,
  kind: "few",
  place: "wide",
  cell: ({ id: orderId, orderNumber }) => (
    <Link
      aria-label={staff.view(orderNumber)}
      className="list-act"
      to={href("/admin/orders/:orderId", { orderId })}
    >
      {staff.viewShort}
    </Link>
  ),
};

export const orderColumns = [number, customer, items, total, status, payment, placed, actions];

export const customerOrderColumns = orderColumns.filter(
  (column) => column !== customer && column !== actions,
);

export const transferColumns = [number, customer, items, total, status, payment, proofSent];

/** Columns for unpaid orders: the buyer, the reserved items and the deadline. */
export function reservedColumns(
  reservedFor: ReadonlyMap<string, ReservedItems>,
): readonly ListColumn<OrderRow>[] {
  const who: ListColumn<OrderRow> = {
    ...customer,
    cell: (order) => (
      <>
        {customer.cell(order)}{" "}
        <span className="text-ink-soft">· {whoReserves(order, reservedFor.get(order.id))}</span>
      </>
    ),
  };
  const what: ListColumn<OrderRow> = {
    label: staff.itemCount,
    cell: ({ id }) =>
      reservedFor
        .get(id)
        ?.items.map(({ productName, quantity }) => `${quantity} × ${productName}`)
        .join(", "),
  };
  const until: ListColumn<OrderRow> = {
    label: staff.reserved.until,
    kind: "time",
    onPhone: true,
    cell: (order) => (
      <span title={staff.reserved.placed(formatDateTime(order.createdAt))}>
        {reservedUntil(order)}
      </span>
    ),
  };
  return [number, who, what, total, status, { ...payment, place: "wide" }, until];
}

function reservedUntil({ expiresAt, proofWaitingSince }: OrderRow): string {
  if (expiresAt) return formatDateTime(expiresAt);
  return proofWaitingSince ? staff.reserved.proof : staff.reserved.noEnd;
}

function whoReserves({ customerId }: OrderRow, reservedFor: ReservedItems | undefined): string {
  if (customerId !== null) return staff.reserved.customer;
  return reservedFor?.confirmed ? staff.reserved.confirmedGuest : staff.reserved.guest;
}
