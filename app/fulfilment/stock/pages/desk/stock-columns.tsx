import { ProductPicture } from "#app/goods/catalog/components/product-picture.tsx";
import { stockMessages as say } from "../../texts/staff.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import type { ShownItem } from "./show-item.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

const [WIDTH, HEIGHT] = [72, 20];

/** Units sold in each of the last weeks, as bars. Renders nothing without sales. */
function Sparkline({ weeks }: { weeks: readonly number[] }) {
  const most = Math.max(0, ...weeks);
  if (most === 0) return null;
  const step = WIDTH / weeks.length;
  return (
    <span title={say.weeksOf(weeks)}>
      <VisuallyHidden>{say.weeksOf(weeks)}</VisuallyHidden>
      <svg
        aria-hidden="true"
        className="inline-block fill-accent"
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
      >
        {weeks.map((units, week) => {
          const height = units === 0 ? 1 : Math.max(2, (units / most) * HEIGHT);
          return (
            <rect
              height={height}
              key={week}
              width={step - 1.5}
              x={week * step}
              y={HEIGHT - height}
            />
          );
        })}
      </svg>
    </span>
  );
}

const count = (units: number) => units.toLocaleString("en");

/** Shelves are left out if no row has one. */
export const stockColumns = (rows: readonly ShownItem[]) =>
  COLUMNS.filter(({ sort }) => sort !== "shelf" || rows.some(({ shelf }) => shelf !== ""));

const COLUMNS: readonly ListColumn<ShownItem>[] = [
  {
    label: say.columns.item,
    place: "title",
    sort: "name",
    cell: ({ name }) => name,
    before: ({ name, tint, picture }) => (
      <ProductPicture
        className="rounded-small"
        product={{ name, tint, picture: { ...picture, alt: "" } }}
        shape="thumb"
        sizes="3rem"
      />
    ),
    below: ({ sku }) => sku,
  },
  { label: say.shelf, kind: "short", sort: "shelf", place: "wide", cell: ({ shelf }) => shelf },
  { label: say.columns.onHand, kind: "number", place: "wide", cell: (row) => count(row.onHand) },
  {
    label: say.columns.reserved,
    kind: "number",
    place: "wide",
    cell: (row) => count(row.reserved),
  },
  {
    label: say.columns.available,
    kind: "number",
    sort: "available",
    cell: (row) => count(row.available),
  },
  {
    label: say.columns.daysLeft,
    kind: "number",
    sort: "days",
    cell: ({ daysLeft }) => daysLeft,
  },
  {
    label: say.columns.perDay,
    kind: "number",
    sort: "sold",
    first: "desc",
    cell: ({ perDay, perDayHint }) => <span title={perDayHint}>{perDay}</span>,
  },
  {
    label: say.columns.weeks,
    kind: "number",
    place: "wide",
    cell: ({ weeks }) => <Sparkline weeks={weeks} />,
  },
  {
    label: say.columns.state,
    place: "state",
    cell: ({ state, tone }) => (
      <Badge look="plain" tone={tone}>
        {state}
      </Badge>
    ),
  },
];
