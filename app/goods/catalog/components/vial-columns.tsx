import { useState } from "react";
import { Form, Link, href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/field.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { pictureMessages } from "../texts/staff-pictures.ts";
import { vialStaffMessages as say } from "../texts/staff-vials.ts";
import type { ShownVialRow } from "../views/show-vial-row.ts";

/** The text that is not a strength, and its product. */
type StrengthError = { id: string | undefined; typed: string };

/** Each strength has its own small form, for staff who may change it. */
export function vialColumns(
  mayWrite: boolean,
  wrong: StrengthError | undefined,
): readonly ListColumn<ShownVialRow>[] {
  return [
    {
      label: say.product,
      place: "title",
      sort: "name",
      cell: ({ name }) => <span className="font-semibold">{name}</span>,
      below: (row) => <About row={row} />,
    },
    {
      label: say.strength,
      cell: (row) => (
        <Strength mayWrite={mayWrite} row={row} wrong={wrong?.id === row.id ? wrong : undefined} />
      ),
    },
  ];
}

function About({ row: { id, name, sku, isActive } }: { row: ShownVialRow }) {
  return (
    <>
      {sku} {!isActive && <Badge>{say.hidden}</Badge>}{" "}
      <Link
        className="list-act"
        to={href("/admin/products/:productId/pictures", { productId: id })}
      >
        {pictureMessages.open}
        <VisuallyHidden>{pictureMessages.openOf(name)}</VisuallyHidden>
      </Link>
    </>
  );
}

type StrengthProps = { row: ShownVialRow; mayWrite: boolean; wrong: StrengthError | undefined };

function Strength({ row, mayWrite, wrong }: StrengthProps) {
  if (row.variants !== undefined) return <Unbroken>{say.byVariants(row.variants)}</Unbroken>;
  if (!mayWrite) return <span>{row.vial || "–"}</span>;
  return <StrengthForm key={row.vial} row={row} wrong={wrong} />;
}

function StrengthForm({ row, wrong }: Pick<StrengthProps, "row" | "wrong">) {
  const [typed, type] = useState(wrong?.typed ?? row.vial);
  return (
    <Form className="flex max-w-md flex-wrap items-center gap-2" method="post" noValidate>
      <input name="productId" type="hidden" value={row.id} />
      <input name="was" type="hidden" value={row.vial} />
      <Input
        aria-invalid={wrong ? true : undefined}
        aria-label={say.strengthOf(row.name)}
        autoComplete="off"
        className="min-w-0 flex-1"
        maxLength={40}
        name="vial"
        onChange={(event) => type(event.target.value)}
        placeholder={say.hint}
        value={typed}
      />
      <Button
        aria-label={say.saveOf(row.name)}
        size="compact"
        variant={typed === row.vial ? "secondary" : "primary"}
      >
        {say.save}
      </Button>
    </Form>
  );
}
