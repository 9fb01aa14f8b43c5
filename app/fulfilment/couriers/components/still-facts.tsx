import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextAnchor, TextLink } from "#app/ui/button.tsx";
import { stillMessages as say } from "../texts/staff.ts";
import type { ShownStill } from "../views/show-still.ts";

/** The parcel, its courier, and its time in transit. */
export function StillFacts({ parcel }: { parcel: ShownStill }) {
  const { name, order, follow, facts, marks, asked } = parcel;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="font-text text-base font-semibold">{name}</h2>
        {marks.map((mark) => (
          <Badge key={mark} tone="warning">
            {mark}
          </Badge>
        ))}
      </div>
      <dl className="grid gap-3 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div className="grid gap-0.5" key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="figures wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {asked && <p className="measure wrap-anywhere text-ink-soft">{asked}</p>}
      <div className="flex flex-wrap gap-x-6">
        <TextLink to={order.to}>{order.label}</TextLink>
        {follow && (
          <TextAnchor href={follow} rel="noopener noreferrer" target="_blank">
            {say.follow}
          </TextAnchor>
        )}
      </div>
    </Card>
  );
}
