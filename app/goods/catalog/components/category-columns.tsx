import { Link, href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { categoryAdminMessages as say } from "../texts/staff-categories.ts";
import type { ShownLook } from "../views/shown-look.ts";
import { LookPicture } from "./look-picture.tsx";
import { MoveButtons } from "./move-buttons.tsx";

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

/** `last` is the last position in the shop’s order, for staff who may change it. */
export const categoryColumns = (last: number | undefined): readonly ListColumn<Row>[] => [
  {
    label: say.columns.category,
    place: "title",
    sort: "name",
    cell: ({ name }) => name,
    before: ({ look }) => <LookPicture look={look} />,
    below: (row) => <Path {...row} />,
  },
  {
    label: say.columns.order,
    kind: "short",
    sort: "order",
    cell: ({ id, name, index }) => (
      <span className="figures flex items-center gap-2">
        {index + 1}
        {last !== undefined && (
          <MoveButtons id={id} isFirst={index === 0} isLast={index === last} name={name} />
        )}
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
    kind: "time",
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
