import { href, Link } from "react-router";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { Table, Td, Th } from "#app/ui/table.tsx";
import type { LoadedOrder } from "./load-order.server.ts";

type LineListProps = { lines: LoadedOrder["lines"]; seesCosts: boolean };

/** A table on wide screens, and a card for each line on phones. */
export function LineList({ lines, seesCosts }: LineListProps) {
  return (
    <>
      <ul aria-label={say.ordered} className="grid gap-3 md:hidden">
        {lines.map((line) => (
          <li className="grid gap-1 rounded-card border border-line bg-surface p-4" key={line.id}>
            <p className="font-semibold break-words">{line.name}</p>
            <p className="flex justify-between gap-4">
              <span>
                {say.columns.units}: {say.progress(line.received, line.quantity)}
              </span>
              <span className="figures">{line.amount}</span>
            </p>
            {line.open > 0 && (
              <p className="text-ink-soft">
                {say.stillOpen}: {line.open}
              </p>
            )}
            {line.damaged !== "" && <p className="text-ink-soft">{line.damaged}</p>}
          </li>
        ))}
      </ul>
      <div className="max-md:hidden">
        <Table caption={say.ordered} captionHidden density="dense">
          <thead>
            <tr>
              <Th>{say.item}</Th>
              <Th>{say.theirSku}</Th>
              <Th numeric>{say.ordered}</Th>
              <Th numeric>{say.received}</Th>
              <Th numeric>{say.stillOpen}</Th>
              {seesCosts && <Th numeric>{say.cost}</Th>}
              {seesCosts && <Th numeric>{say.amount}</Th>}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <Th scope="row">{line.name}</Th>
                <Td>{line.supplierSku}</Td>
                <Td numeric>{line.quantity}</Td>
                <Td numeric>
                  {line.received}
                  {line.damaged !== "" && (
                    <span className="block text-ink-soft">{line.damaged}</span>
                  )}
                </Td>
                <Td numeric>{line.open}</Td>
                {seesCosts && <Td numeric>{line.cost}</Td>}
                {seesCosts && <Td numeric>{line.amount}</Td>}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  );
}

export function DeliveryList({ deliveries }: Pick<LoadedOrder, "deliveries">) {
  return (
    <section aria-labelledby="deliveries" className="grid gap-3">
      <h2 className="text-xl" id="deliveries">
        {say.deliveries}
      </h2>
      {deliveries.length === 0 ? (
        <p className="text-ink-soft">{say.noDeliveries}</p>
      ) : (
        <ol className="grid gap-3">
          {deliveries.map(({ id, at, by, note, parts }) => (
            <li className="grid gap-1 rounded-card border border-line bg-surface p-4" key={id}>
              <p className="flex flex-wrap gap-x-4">
                <span className="font-semibold">{at}</span>
                <span className="text-ink-soft">{by}</span>
              </p>
              {note !== "" && <p className="break-words text-ink-soft">{note}</p>}
              <ul className="grid text-sm">
                {parts.map(({ lineId, text, lot }) => (
                  <li className="flex flex-wrap items-center gap-x-4" key={lineId}>
                    <span className="break-words">{text}</span>
                    {lot && (
                      <Link
                        className="inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11"
                        to={href("/admin/lots/:lotId", { lotId: lot.id })}
                      >
                        {lot.text}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
