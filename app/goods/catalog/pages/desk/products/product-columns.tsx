import { Form, href, Link, useNavigation } from "react-router";
import type { ShownProductRow } from "../show-products.server.ts";
import { ProductPicture } from "../../../components/product-picture.tsx";
import { levelMessages as levels } from "../../../texts/staff-levels.ts";
import { productAdminMessages as say } from "../../../texts/staff-products.ts";
import { variantMessages as variants } from "../../../texts/staff-variants.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";

export const productColumns: readonly ListColumn<ShownProductRow>[] = [
  {
    label: say.columns.product,
    place: "title",
    sort: "name",
    before: ({ name, tint, picture }) => (
      <ProductPicture
        className="rounded-small"
        product={{ name, tint, picture: { ...picture, alt: "" } }}
        shape="thumb"
        sizes="2.25rem"
      />
    ),
    cell: ({ name }) => name,
    below: ({ shortDescription, sku }) => (
      <>
        {sku}{" "}
        <span className="max-md:sr-only">
          <Unbroken>{shortDescription}</Unbroken>
        </span>
      </>
    ),
  },
  {
    label: say.columns.price,
    kind: "amount",
    sort: "price",
    first: "asc",
    cell: (row) => <Price row={row} />,
  },
  {
    label: say.columns.stock,
    kind: "amount",
    sort: "stock",
    first: "asc",
    cell: (row) => <Stock row={row} />,
  },
  // A phone shows two facts, so price and stock come first.
  { label: say.columns.category, kind: "short", cell: ({ category }) => category },
  // Wide enough for two badges.
  { label: say.columns.status, place: "state", kind: "time", cell: (row) => <Status row={row} /> },
];

type RowProps = { row: ShownProductRow };

function Price({ row: { price, compareAt } }: RowProps) {
  return (
    <>
      {compareAt && <s className="text-ink-soft">{compareAt}</s>} {price}
    </>
  );
}

/** The available stock, linked to its movements, with a warning when it is low. */
function Stock({ row: { name, stock, isShort, stockPage } }: RowProps) {
  const figure = (
    <span className={isShort ? "figures font-semibold text-error" : "figures"}>{stock}</span>
  );
  if (!stockPage) return figure;
  return (
    <Link aria-label={`${stock}, ${levels.openOf(name)}`} className="list-act" to={stockPage}>
      {figure}
    </Link>
  );
}

function Status({ row: { isActive, isArchived, featured } }: RowProps) {
  const state = isArchived ? say.archived : isActive ? say.active : say.inactive;
  return (
    <span className="inline-flex gap-x-3">
      <Badge look="plain" tone={isActive ? "success" : "neutral"}>
        {state}
      </Badge>
      {featured && (
        <Badge look="plain" tone="info">
          {say.featured}
        </Badge>
      )}
    </span>
  );
}

export function ProductActs({ row, mayWrite }: RowProps & { mayWrite: boolean }) {
  const { id, name } = row;
  const page = href("/admin/products/:productId", { productId: id });
  return (
    <>
      {mayWrite && (
        <Link aria-label={say.editLink(name)} className="list-choice" to={page}>
          {say.edit}
        </Link>
      )}
      <Link
        aria-label={`${say.pictures}: ${name}`}
        className="list-choice"
        to={href("/admin/products/:productId/pictures", { productId: id })}
      >
        {say.pictures}
      </Link>
      {mayWrite && row.isProduct && (
        <Link
          aria-label={variants.openOf(name)}
          className="list-choice"
          to={href("/admin/products/:productId/variants", { productId: id })}
        >
          {variants.open}
        </Link>
      )}
      {mayWrite && !row.isArchived && (
        <>
          <Link
            aria-label={say.removeLink(name)}
            className="list-choice"
            to={`${page}?ask=delete#delete`}
          >
            {say.removeShort}
          </Link>
          <Switch row={row} />
        </>
      )}
    </>
  );
}

function Switch({ row: { id, name, isActive } }: RowProps) {
  const sent = useNavigation().formData;
  return (
    <Form method="post" preventScrollReset>
      <input name="productId" type="hidden" value={id} />
      <input name="active" type="hidden" value={isActive ? "no" : "yes"} />
      <Button
        aria-label={isActive ? say.turnOff(name) : say.turnOn(name)}
        pending={sent?.get("productId") === id}
        size="compact"
        variant="secondary"
      >
        {isActive ? say.deactivate : say.activate}
      </Button>
    </Form>
  );
}
