import type { ReactNode } from "react";
import { Link, href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { Totals } from "#app/modules/cart/components/totals.tsx";
import { adminOrderMessages as say } from "#app/modules/orders/texts/staff.ts";
import { Card } from "#app/ui/card.tsx";
import type { StaffOrder } from "./show-order.server.ts";

export function ItemsCard({ order }: { order: StaffOrder }) {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.items}</h2>
      <ul className="grid gap-2">
        {order.items.map(({ id, productName, sku, quantity, total }) => (
          <li className="flex justify-between gap-4" key={id}>
            <span>
              {productName} <span className="text-ink-soft">× {quantity}</span>
              <span className="figures block text-sm text-ink-soft">{sku}</span>
            </span>
            <span className="figures">{formatMoney(total)}</span>
          </li>
        ))}
      </ul>
      <hr className="border-line" />
      <Totals code={order.code} totals={order.totals} />
    </Card>
  );
}

const link = "inline-flex min-h-11 items-center break-all underline underline-offset-4";

type BuyerCardProps = {
  order: StaffOrder;
  /** Whoever packs a parcel needs the address on it, and no more of the customer. */
  mayOpen: boolean;
  children?: ReactNode;
};

export function BuyerCard({ order, mayOpen, children }: BuyerCardProps) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.buyer}</h2>
      <div className="grid justify-items-start">
        <a className={link} href={`mailto:${order.email}`}>
          {order.email}
        </a>
        {order.phone && (
          <a className={`${link} figures`} href={`tel:${order.phone.replaceAll(/[^\d+]/g, "")}`}>
            {order.phone}
          </a>
        )}
        {order.customerId === null && <p className="text-sm text-ink-soft">{say.guest}</p>}
        {order.customerId !== null && mayOpen && (
          <Link
            className={link}
            to={href("/admin/customers/:customerId", { customerId: order.customerId })}
          >
            {say.openCustomer}
          </Link>
        )}
      </div>
      <h3 className="font-text text-base font-semibold">{say.shipTo}</h3>
      <address className="break-words not-italic">
        {order.address.map((line, index) => (
          <span className="block" key={index}>
            {line}
          </span>
        ))}
      </address>
      {children}
    </Card>
  );
}
