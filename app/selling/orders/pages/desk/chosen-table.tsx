import { ListChecks } from "lucide-react";
import { href } from "react-router";
import type { ReactNode } from "react";
import { DiscreetBadge } from "../../components/discreet-badge.tsx";
import { StatusBadge } from "../../components/order-badges.tsx";
import type { ChosenOrder } from "../../queries/chosen-orders.server.ts";
import { bulkMessages as say } from "../../texts/staff-bulk.ts";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

type ChosenTableProps<Row> = {
  caption: string;
  /** Set where a heading above repeats the caption. */
  captionHidden?: boolean;
  rows: readonly Row[];
  /** Columns in addition to those of every order. */
  columns?: readonly { label: string; cell: (row: Row) => ReactNode }[];
};

/** A phone has room only for the order and for the action's own columns. */
const WIDE = "max-md:hidden";

/** The chosen orders in the order of choosing, with numbered rows like a courier's sheet. */
export function ChosenTable<Row extends ChosenOrder>(props: ChosenTableProps<Row>) {
  const { caption, captionHidden, rows, columns = [] } = props;
  return (
    <Table caption={caption} captionHidden={captionHidden} density="dense">
      <thead>
        <tr>
          <Th numeric>{say.columns.place}</Th>
          <Th>{say.columns.order}</Th>
          <Th className={WIDE}>{say.columns.customer}</Th>
          <Th className={WIDE}>{say.columns.city}</Th>
          <Th className={WIDE}>{say.columns.status}</Th>
          {columns.map(({ label }) => (
            <Th key={label}>{label}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.id}>
            <Td numeric>{index + 1}</Td>
            <Th scope="row">
              <TextLink
                className="figures"
                to={href("/admin/orders/:orderId", { orderId: row.id })}
              >
                {row.orderNumber}
              </TextLink>
              {row.isDiscreet && (
                <span className="block">
                  <DiscreetBadge />
                </span>
              )}
              <span className="block font-normal text-ink-soft md:hidden">
                <bdi>
                  {row.firstName} {row.lastName}
                </bdi>
                , {row.city}
              </span>
            </Th>
            <Td className={WIDE}>
              <bdi className="wrap-anywhere">
                {row.firstName} {row.lastName}
              </bdi>
            </Td>
            <Td className={WIDE}>{row.city}</Td>
            <Td className={WIDE}>
              <StatusBadge parcelsSent={row.parcelsSent} status={row.status} />
            </Td>
            {columns.map(({ label, cell }) => (
              <Td key={label}>{cell(row)}</Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Shown if the page was opened without choosing orders. */
export function NothingChosen({ backTo }: { backTo: string }) {
  return (
    <EmptyState
      action={<LinkButton to={backTo}>{say.seeList}</LinkButton>}
      icon={<ListChecks />}
      title={say.nobody}
    >
      <p>{say.nobodyHint}</p>
    </EmptyState>
  );
}

export type PassedOrder = { id: string; orderNumber: string; why: string };

/** Lists the orders that the action will skip, with the reason, before it starts. */
export function PassedOrders({ orders }: { orders: readonly PassedOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{say.passedOver(orders.length)}</h2>
      <ul className="grid">
        {orders.map(({ id, orderNumber, why }) => (
          <li className="flex flex-wrap items-center gap-x-2" key={id}>
            <TextLink className="figures" to={href("/admin/orders/:orderId", { orderId: id })}>
              {orderNumber}
            </TextLink>
            <span className="text-ink-soft">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
