import { href } from "react-router";
import { TextLink } from "#app/ui/button.tsx";
import { CommissionBadge } from "../../components/affiliate-state.tsx";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";
import type { ShownCommissionRow } from "../../views/show-commission-row.ts";

type CommissionLinesProps = { commissions: readonly ShownCommissionRow[]; none: string };

/** The newest commissions, each in two lines. */
export function CommissionLines({ commissions, none }: CommissionLinesProps) {
  if (commissions.length === 0) return <p className="text-ink-soft">{none}</p>;
  return (
    <ul className="grid">
      {commissions.map((one) => (
        <li className="grid gap-0.5 border-t border-line py-2" key={one.id}>
          <span className="flex flex-wrap items-center justify-between gap-x-4">
            <OrderLink commission={one} />
            <span className="figures">{one.left}</span>
          </span>
          <span className="flex flex-wrap items-center gap-x-4 text-sm wrap-anywhere text-ink-soft">
            <CommissionBadge standing={one.standing} />
            <span className="figures">{one.code}</span>
            <span>{one.email}</span>
            <span className="figures">
              {one.rate}% {one.isFirstOrder ? say.ofFirst : say.ofLater}
            </span>
            <span className="figures">{one.date}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The order's number, as a link for staff who may read orders. */
export function OrderLink({ commission }: { commission: ShownCommissionRow }) {
  const { orderId, orderNumber } = commission;
  if (orderId === undefined) return <span className="figures">{orderNumber}</span>;
  return (
    <TextLink className="figures" to={href("/admin/orders/:orderId", { orderId })}>
      {orderNumber}
    </TextLink>
  );
}
