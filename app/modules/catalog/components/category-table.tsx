import { Link, href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
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
  isActive: boolean;
  onHome: boolean;
  products: number;
  listed: number;
};

const link = "inline-flex min-h-11 items-center underline underline-offset-4";

export function CategoryTable({ rows, mayWrite }: { rows: readonly Row[]; mayWrite: boolean }) {
  const { columns } = say;
  return (
    <Table caption={say.list} captionHidden density="dense">
      <thead>
        <tr>
          <Th className="w-40">{columns.order}</Th>
          <Th>{columns.category}</Th>
          <Th numeric>{columns.products}</Th>
          <Th>{columns.status}</Th>
          {mayWrite && <Th>{columns.actions}</Th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <CategoryRow
            index={index}
            key={row.id}
            last={rows.length - 1}
            mayWrite={mayWrite}
            row={row}
          />
        ))}
      </tbody>
    </Table>
  );
}

type CategoryRowProps = { row: Row; index: number; last: number; mayWrite: boolean };

function CategoryRow({ row, index, last, mayWrite }: CategoryRowProps) {
  return (
    <tr>
      <Td>
        <span className="figures flex items-center gap-2">
          <span className="w-5 text-right">{index + 1}</span>
          {mayWrite && (
            <MoveButtons
              id={row.id}
              isFirst={index === 0}
              isLast={index === last}
              name={row.name}
            />
          )}
        </span>
      </Td>
      <Th scope="row">
        <span className="flex items-center gap-3 text-left">
          <LookPicture className="max-sm:hidden" look={row.look} />
          <span className="min-w-0">
            <span className="block">{row.name}</span>
            <Path {...row} />
          </span>
        </span>
      </Th>
      <Td numeric>
        {row.products}
        {row.listed < row.products && (
          <span className="block text-ink-soft">{say.notListed(row.products - row.listed)}</span>
        )}
      </Td>
      <Td>
        <span className="flex flex-wrap gap-2">
          <Badge look="plain" tone={row.isActive ? "success" : "neutral"}>
            {row.isActive ? say.isActive : say.isInactive}
          </Badge>
          {row.onHome && (
            <Badge look="plain" tone="info">
              {say.onHome}
            </Badge>
          )}
        </span>
      </Td>
      {mayWrite && (
        <Td>
          <Link className={link} to={href("/admin/categories/:categoryId", { categoryId: row.id })}>
            {say.edit}
            <VisuallyHidden>{` ${row.name}`}</VisuallyHidden>
          </Link>
        </Td>
      )}
    </tr>
  );
}

/** A link only where the address shows this category. */
function Path({ name, slug, isActive }: Pick<Row, "name" | "slug" | "isActive">) {
  const path = href("/products/:category", { category: slug });
  if (!isActive) return <span className="font-normal text-ink-soft">{path}</span>;
  return (
    <Link className="font-normal underline underline-offset-4" to={path}>
      <VisuallyHidden>{`${name}: `}</VisuallyHidden>
      {path}
    </Link>
  );
}
