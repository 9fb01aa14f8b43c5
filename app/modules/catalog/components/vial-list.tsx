import { useState } from "react";
import { Form, Link, href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/field.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { pictureMessages } from "../texts/staff-pictures.ts";
import { vialStaffMessages as say } from "../texts/staff-vials.ts";
import type { ShownVialRow } from "../views/show-vial-row.ts";

type Wrong = { id: string | undefined; typed: string };
type VialListProps = {
  rows: readonly ShownVialRow[];
  mayWrite: boolean;
  /** Which row was sent with something that is no strength. */
  wrong: Wrong | undefined;
};

/** Each with its own small form; on a phone the parts of one stand below each other. */
export function VialList({ rows, mayWrite, wrong }: VialListProps) {
  return (
    <ul
      aria-label={say.list}
      className="max-w-3xl divide-y divide-line rounded-card border border-line bg-surface text-sm"
    >
      {rows.map((row) => (
        <li
          className="grid items-center gap-x-4 gap-y-2 px-4 py-2.5 md:grid-cols-[1fr_18rem]"
          key={row.id}
        >
          <span className="flex flex-wrap items-center gap-x-3">
            <span className="font-semibold">{row.name}</span>
            <span className="text-ink-soft">{row.sku}</span>
            {!row.isActive && <Badge>{say.hidden}</Badge>}
            <Link
              className="inline-flex items-center underline underline-offset-4 max-md:min-h-11"
              to={href("/admin/products/:productId/pictures", { productId: row.id })}
            >
              {pictureMessages.open}
              <VisuallyHidden>{pictureMessages.openOf(row.name)}</VisuallyHidden>
            </Link>
          </span>
          <Strength
            mayWrite={mayWrite}
            row={row}
            wrong={wrong?.id === row.id ? wrong : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

type StrengthProps = { row: ShownVialRow; mayWrite: boolean; wrong: Wrong | undefined };

function Strength({ row, mayWrite, wrong }: StrengthProps) {
  if (row.variants !== undefined) return <span>{say.byVariants(row.variants)}</span>;
  if (!mayWrite) return <span>{row.vial || "–"}</span>;
  return <StrengthForm key={row.vial} row={row} wrong={wrong} />;
}

function StrengthForm({ row, wrong }: Pick<StrengthProps, "row" | "wrong">) {
  const [typed, type] = useState(wrong?.typed ?? row.vial);
  return (
    <Form className="flex items-center gap-2" method="post" noValidate>
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
