import { href } from "react-router";
import { stockMessages as say } from "../../texts/staff.ts";
import { Badge } from "#app/ui/badge.tsx";
import { TextLink } from "#app/ui/button.tsx";
import type { ShownLevel } from "./show-level.server.ts";

type ItemLotsProps = { lots: NonNullable<ShownLevel["lots"]>; name: string };

/** The item's lots on the shelf, earliest expiry first. */
export function ItemLots({ lots, name }: ItemLotsProps) {
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
                <TextLink to={href("/admin/lots/:lotId", { lotId: id })}>
                  <span className="figures">{lotNumber}</span>
                </TextLink>
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
        <TextLink to={all}>{say.allLots}</TextLink>
      </p>
    </div>
  );
}
