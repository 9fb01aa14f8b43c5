import { Link, href } from "react-router";
import { customerMessages as say } from "#app/modules/customers/texts/staff.ts";
import { TierBadge } from "#app/modules/customers/components/tier-badge.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import type { ShownCustomer } from "./show-customers.server.ts";

const look = "inline-flex min-h-11 min-w-11 items-center underline underline-offset-4";
const pathOf = ({ id }: ShownCustomer) => href("/admin/customers/:customerId", { customerId: id });

type CustomerTableProps = { caption: string; rows: readonly ShownCustomer[] };

export function CustomerTable({ caption, rows }: CustomerTableProps) {
  return (
    <Table caption={caption} captionHidden density="dense">
      <thead>
        <tr>
          <Th>{say.name}</Th>
          <Th>{say.email}</Th>
          <Th>{say.phone}</Th>
          <Th numeric>{say.orders}</Th>
          <Th numeric>{say.spent}</Th>
          <Th>{say.status}</Th>
          <Th>{say.joined}</Th>
          <Th>{say.actions}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <Td className="min-w-40 wrap-anywhere">
              <Link className={look} to={pathOf(row)}>
                {row.name ? <bdi>{row.name}</bdi> : say.unnamed}
                {!row.name && <span className="sr-only"> {row.email}</span>}
              </Link>
            </Td>
            <Td className="min-w-48 wrap-anywhere">
              {row.email}
              {!row.confirmed && <span className="block text-ink-soft">{say.unconfirmed}</span>}
            </Td>
            <Td className="figures whitespace-nowrap">
              {row.phone?.number ?? say.nothing}
              {row.phone?.ofLastOrder && (
                <span className="block text-ink-soft">{say.ofLastOrder}</span>
              )}
            </Td>
            <Td numeric>{row.orders}</Td>
            <Td numeric>{row.spent}</Td>
            <Td>
              <TierBadge tier={row.tier} />
            </Td>
            <Td className="whitespace-nowrap">{row.joined}</Td>
            <Td>
              <Link
                aria-label={say.viewOf(row.name || row.email)}
                className={look}
                to={pathOf(row)}
              >
                {say.view}
              </Link>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
