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

export const categoryColumns: readonly ListColumn<Row>[] = [
  {
    label: say.columns.category,
    place: "title",
    sort: "name",
    cell: ({ name }) => name,
    before: ({ look }) => <LookPicture className="max-sm:hidden" look={look} />,
    below: (row) => <Path {...row} />,
  },
  { label: say.columns.order, numeric: true, sort: "order", cell: ({ index }) => index + 1 },
  {
    label: say.columns.products,
    numeric: true,
    sort: "products",
    first: "desc",
    cell: ({ products, listed }) => (
      <>
        {products}
        {listed < products && (
          <span className="block text-ink-soft">{say.notListed(products - listed)}</span>
        )}
      </>
    ),
  },
  {
    label: say.columns.status,
    place: "state",
    cell: ({ isActive, onHome }) => (
      <span className="flex flex-wrap gap-2">
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
  if (!isActive) return <p className="font-normal text-ink-soft">{path}</p>;
  return (
    <p className="font-normal">
      <Link
        className="inline-flex min-h-6 items-center underline underline-offset-4 pointer-coarse:min-h-11"
        to={path}
      >
        <VisuallyHidden>{`${name}: `}</VisuallyHidden>
        {path}
      </Link>
    </p>
  );
}
