import type { ReactNode } from "react";
import { Link, href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { categoryAdminMessages as say } from "../texts/staff-categories.ts";
import type { ShownLook } from "../views/shown-look.ts";
import { LookPicture } from "./look-picture.tsx";

type Row = {
  id: string;
  name: string;
  slug: string;
  look: ShownLook;
  /** Its position in the shop's order, from 0. */
  index: number;
  isActive: boolean;
  onHome: boolean;
  products: number;
  listed: number;
};

/** The order is changed in its column, by staff who may. */
export const categoryColumns = (
  renderMoves?: (row: Row) => ReactNode,
): readonly ListColumn<Row>[] => [
  {
    label: say.columns.category,
    place: "title",
    sort: "name",
    cell: ({ name }) => name,
    before: ({ look }) => <LookPicture className="max-sm:hidden" look={look} />,
    below: (row) => <Path {...row} />,
  },
  {
    label: say.columns.order,
    kind: "short",
    sort: "order",
    cell: (row) => (
      <span className="figures flex items-center gap-2">
        {row.index + 1}
        {renderMoves?.(row)}
      </span>
    ),
  },
  {
    label: say.columns.products,
    kind: "number",
    sort: "products",
    first: "desc",
    cell: ({ products, listed }) => (
      <span title={listed < products ? say.notListed(products - listed) : undefined}>
        {products}
      </span>
    ),
  },
  {
    label: say.columns.status,
    place: "state",
    cell: ({ isActive, onHome }) => (
      <span className="inline-flex gap-3">
        <Badge look="plain" tone={isActive ? "success" : "neutral"}>
          {isActive ? say.isActive : say.isInactive}
        </Badge>
        {onHome && (
          <Badge look="plain" tone="info">
            {say.onHome}
          </Badge>
        )}
      </span>
    ),
  },
];

/** A link only if shoppers can see the category. */
function Path({ name, slug, isActive }: Pick<Row, "name" | "slug" | "isActive">) {
  const path = href("/products/:category", { category: slug });
  if (!isActive) return path;
  return (
    <Link className="list-act" to={path}>
      <VisuallyHidden>{`${name}: `}</VisuallyHidden>
      {path}
    </Link>
  );
}
