import { stockMessages as say } from "../../texts/staff.ts";
import { OrderLink } from "./movement-list.tsx";

type Reserver = {
  orderId: string;
  orderNumber: string;
  status: string;
  units: number;
  until: string;
};

type ReserverListProps = { reservers: readonly Reserver[]; mayReadOrders: boolean };

/** The open orders that reserve the units. */
export function ReserverList({ reservers, mayReadOrders }: ReserverListProps) {
  if (reservers.length === 0) return <p className="text-ink-soft">{say.nothingReserved}</p>;
  return (
    <ul className="grid divide-y divide-line rounded-card border border-line bg-surface px-4">
      {reservers.map(({ orderId, orderNumber, status, units, until }) => (
        <li className="flex flex-wrap items-center justify-between gap-x-4 py-2" key={orderId}>
          <span>
            {mayReadOrders ? (
              <OrderLink orderId={orderId} orderNumber={orderNumber} />
            ) : (
              orderNumber
            )}
            <span className="block text-sm text-ink-soft">
              {status} · {until}
            </span>
          </span>
          <span className="figures">{units.toLocaleString("en")}</span>
        </li>
      ))}
    </ul>
  );
}
