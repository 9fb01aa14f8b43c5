import { Form, href, Link, useNavigation } from "react-router";
import type { ShownProductRow } from "#app/modules/catalog/admin/show-products.server.ts";
import { ProductPicture } from "#app/modules/catalog/components/product-picture.tsx";
import { productAdminMessages as say } from "#app/modules/catalog/texts/staff-products.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";

type ProductTableProps = { rows: readonly ShownProductRow[]; mayWrite: boolean };

/** A table on wide screens, and a card for each product on phones. */
export function ProductTable({ rows, mayWrite }: ProductTableProps) {
  return (
    <>
      <ul aria-label={say.caption} className="grid gap-3 md:hidden">
        {rows.map((row) => (
          <ProductCard key={row.id} mayWrite={mayWrite} row={row} />
        ))}
      </ul>
      <div className="max-md:hidden">
        <Table caption={say.caption} captionHidden density="dense">
          <thead>
            <tr>
              <Th>{say.columns.product}</Th>
              <Th>{say.columns.category}</Th>
              <Th numeric>{say.columns.price}</Th>
              <Th numeric>{say.columns.stock}</Th>
              <Th>{say.columns.status}</Th>
              <Th>{say.columns.actions}</Th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <Th scope="row">
                  <div className="flex gap-3">
                    <Thumb row={row} />
                    <div className="min-w-0">
                      <Name mayWrite={mayWrite} row={row} />
                      <p className="line-clamp-2 max-w-80 font-normal text-ink-soft">
                        {row.shortDescription}
                      </p>
                      <p className="figures font-normal text-ink-soft">{row.sku}</p>
                    </div>
                  </div>
                </Th>
                <Td>{row.category}</Td>
                <Td numeric>
                  <Price row={row} />
                </Td>
                <Td numeric>
                  <Stock row={row} />
                </Td>
                <Td>
                  <Status row={row} />
                </Td>
                <Td>
                  <Actions mayWrite={mayWrite} row={row} />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  );
}

type RowProps = { row: ShownProductRow };

function ProductCard({ row, mayWrite }: RowProps & { mayWrite: boolean }) {
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex gap-3">
        <Thumb row={row} />
        <div className="min-w-0">
          <Name mayWrite={mayWrite} row={row} />
          <p className="text-sm text-ink-soft">
            {row.category} · <span className="figures">{row.sku}</span>
          </p>
          <Status row={row} />
        </div>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <Price row={row} />
        <span>
          {say.columns.stock} <Stock row={row} />
        </span>
      </p>
      <Actions mayWrite={mayWrite} row={row} />
    </li>
  );
}

function Thumb({ row: { name, tint, picture } }: RowProps) {
  return (
    <ProductPicture
      className="size-12 shrink-0 rounded-control"
      product={{ name, tint, picture: { ...picture, alt: "" } }}
      shape="thumb"
      sizes="3rem"
    />
  );
}

const link =
  "inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11";

const pageOf = (productId: string) => href("/admin/products/:productId", { productId });

/** Leads to the form, for those who may change it. */
function Name({ row: { id, name }, mayWrite }: RowProps & { mayWrite: boolean }) {
  if (!mayWrite) return <p className="font-semibold">{name}</p>;
  return (
    <Link className={`${link} font-semibold`} to={pageOf(id)}>
      {name}
    </Link>
  );
}

function Price({ row: { price, compareAt } }: RowProps) {
  return (
    <span className="figures">
      {price}
      {compareAt && <s className="block text-ink-soft">{compareAt}</s>}
    </span>
  );
}

function Stock({ row: { stock, isLow } }: RowProps) {
  return <span className={isLow ? "figures font-semibold text-error" : "figures"}>{stock}</span>;
}

function Status({ row: { isActive, isArchived, featured } }: RowProps) {
  const state = isArchived ? say.archived : isActive ? say.active : say.inactive;
  return (
    <span className="flex flex-wrap gap-x-3">
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

function Actions({ row, mayWrite }: RowProps & { mayWrite: boolean }) {
  const { id, name } = row;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {mayWrite && (
        <Link aria-label={say.editOf(name)} className={link} to={pageOf(id)}>
          {say.edit}
        </Link>
      )}
      <Link
        aria-label={`${say.pictures}: ${name}`}
        className={link}
        to={href("/admin/products/:productId/pictures", { productId: id })}
      >
        {say.pictures}
      </Link>
      {mayWrite && !row.isArchived && <Switch row={row} />}
    </div>
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
