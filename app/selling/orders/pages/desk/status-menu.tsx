import { ChevronDown } from "lucide-react";
import { Form, href, Link, useNavigation } from "react-router";
import type { OrderRow } from "../../components/order-columns.tsx";
import { StatusBadge } from "../../components/order-badges.tsx";
import type { OrderStatus } from "../../rules/order-terms.ts";
import { isPartlySent } from "../../rules/parcels.ts";
import { offeredMoves } from "../../rules/transitions.ts";
import { adminOrderMessages as orders } from "../../texts/staff.ts";
import { statusMenuMessages as say } from "../../texts/staff-bulk.ts";
import { whyNotMove } from "../../views/why-not-move.ts";
import { Button } from "#app/ui/button.tsx";
import { ChipBox } from "#app/ui/list/chip-box.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { LIST_FIELD } from "./list-address.ts";

type StatusMenuRights = {
  /** The reader may ship parcels. */
  mayShip: boolean;
  /** The shop mails buyers about their parcels. */
  isBuyerTold: boolean;
  /** The filters of the list as they appear in its address. */
  narrowed: string;
};

export function withStatusMenus(
  columns: readonly ListColumn<OrderRow>[],
  rights: StatusMenuRights | undefined,
): ListColumn<OrderRow>[] {
  return columns.map((column) =>
    column.place === "state"
      ? { ...column, cell: (order: OrderRow) => <StatusMenu order={order} rights={rights} /> }
      : column,
  );
}

type StatusMenuProps = { order: OrderRow; rights: StatusMenuRights | undefined };

function StatusMenu({ order, rights }: StatusMenuProps) {
  const { status, orderNumber, parcelsSent } = order;
  const moves = offeredMoves(status, isPartlySent(order));
  const badge = <StatusBadge parcelsSent={parcelsSent} status={status} />;
  if (!rights || moves.length === 0) return badge;
  return (
    <div className="list-status">
      <ChipBox>
        <summary>
          <span className="sr-only">{say.open(orderNumber)}</span>
          {badge}
          <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
        </summary>
        <ul className="list-choices">
          {moves.map(({ to, problem }) => (
            <li className="grid gap-1 p-2" key={to}>
              {problem ? (
                <ClosedMove order={order} to={to} why={whyNotMove(problem, order.paymentStatus)} />
              ) : (
                <OpenMove order={order} rights={rights} to={to} />
              )}
            </li>
          ))}
        </ul>
      </ChipBox>
    </div>
  );
}

type MoveProps = { order: OrderRow; to: OrderStatus };

function ClosedMove({ order, to, why }: MoveProps & { why: string }) {
  const id = `why-not-${order.id}-${to}`;
  return (
    <>
      <Button aria-describedby={id} disabled size="compact" type="button" variant="secondary">
        {orders.moves[to]}
      </Button>
      <p className="text-ink-soft" id={id}>
        {why}
      </p>
    </>
  );
}

/** A move that needs more input leads to the page for it. */
function OpenMove({ order, to, rights }: MoveProps & { rights: StatusMenuRights }) {
  const sent = useNavigation().formData;
  const { id: orderId, orderNumber, status } = order;
  if (to === "shipped" || to === "cancelled") {
    const record = href("/admin/orders/:orderId", { orderId });
    const list = new URLSearchParams({ ids: orderId, [LIST_FIELD]: rights.narrowed });
    // The rest of a partly sent order is shipped from the order's own page.
    const canShip = to === "shipped" && rights.mayShip && !isPartlySent(order);
    return (
      <Link
        aria-label={say.of(say.leads[to], orderNumber)}
        className="list-act"
        to={canShip ? `${href("/admin/orders/ship")}?${list}` : record}
      >
        {say.leads[to]}
      </Link>
    );
  }
  const pending = sent?.get("orderId") === orderId && sent.get("to") === to;
  const consequence = say.consequences[to]?.(rights.isBuyerTold);
  return (
    <Form className="grid gap-1" method="post" preventScrollReset>
      <input name="intent" type="hidden" value="move-order" />
      <input name="orderId" type="hidden" value={orderId} />
      <input name="from" type="hidden" value={status} />
      <input name="to" type="hidden" value={to} />
      <Button
        aria-label={say.of(orders.moves[to], orderNumber)}
        pending={pending}
        size="compact"
        variant="secondary"
      >
        {orders.moves[to]}
      </Button>
      {consequence && <p className="text-ink-soft">{consequence}</p>}
    </Form>
  );
}
