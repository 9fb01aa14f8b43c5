import { href, Link } from "react-router";
import { stockMessages as say } from "#app/modules/stock/texts/staff.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { ShownLot } from "./show-lots.ts";

const link = "inline-flex min-h-11 items-center underline underline-offset-4";

/** What lies on the shelf by lot, the first to expire first. */
export function ItemLots({ lots, name }: { lots: readonly ShownLot[]; name: string }) {
  const all = `${href("/admin/lots")}?${new URLSearchParams({ q: name.slice(0, 60) })}`;
  return (
    <div className="grid gap-3">
      {lots.length === 0 ? (
        <p className="text-ink-soft">{say.noLots}</p>
      ) : (
        <ul className="grid divide-y divide-line rounded-card border border-line bg-surface px-4">
          {lots.map(({ id, lotNumber, text, state, tone }) => (
            <li className="flex flex-wrap items-center justify-between gap-x-4 py-1" key={id}>
              <span>
                <Link className={link} to={href("/admin/lots/:lotId", { lotId: id })}>
                  <span className="figures">{lotNumber}</span>
                </Link>
                <span className="figures block text-sm text-ink-soft">{text}</span>
              </span>
              <Badge look="plain" tone={tone}>
                {state}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link className={link} to={all}>
          {say.allLots}
        </Link>
      </p>
    </div>
  );
}
