import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { useState, type MouseEvent } from "react";
import { href } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { rowField, type RowField } from "../variant-fields.ts";
import type { KnownVariant } from "../show-variants.server.ts";
import { LevelBadge } from "../../../components/level-badge.tsx";
import { levelMessages as levels } from "../../../texts/staff-levels.ts";
import { variantMessages as say } from "../../../texts/staff-variants.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Button, TextLink } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { VariantRows } from "./use-variant-rows.ts";

type VariantRowProps = {
  rowKey: string;
  index: number;
  /** Undefined for a new variant. */
  known: KnownVariant | undefined;
  pictures: Readonly<Record<string, string>>;
  values: Texts;
  errors: Texts;
  rows: VariantRows;
};

/** One variant as a card: its names, its prices, and its position. */
export function VariantRow(props: VariantRowProps) {
  const { rowKey, index, known, pictures, values, errors, rows } = props;
  const nameField = rowField("variant_name", rowKey);
  const [name, setName] = useState(values[nameField] ?? "");
  const of = (field: RowField) => ({
    name: rowField(field, rowKey),
    error: errors[rowField(field, rowKey)],
  });
  const valueOf = (field: RowField) => values[rowField(field, rowKey)];
  return (
    <li
      className={cx(
        "grid gap-4 rounded-card border border-line bg-surface p-4",
        rows.isOver(index) && "outline-2 outline-offset-2 outline-accent outline-dashed",
      )}
      {...rows.place(index)}
    >
      <RowHead index={index} name={name} rowKey={rowKey} rows={rows} />
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Field {...of("variant_name")} hint={say.nameHint} label={say.name}>
          <Input
            autoComplete="off"
            defaultValue={valueOf("variant_name")}
            maxLength={80}
            onChange={({ target }) => setName(target.value)}
            required
          />
        </Field>
        <Field
          {...of("option1_value")}
          hint={say.value1Hint}
          label={say.value1}
          note={say.optional}
        >
          <Input autoComplete="off" defaultValue={valueOf("option1_value")} maxLength={40} />
        </Field>
        <Field {...of("option2_value")} label={say.value2} note={say.optional}>
          <Input autoComplete="off" defaultValue={valueOf("option2_value")} maxLength={40} />
        </Field>
        <Field {...of("sku")} hint={say.skuHint} label={say.sku} note={say.optional}>
          <Input autoComplete="off" defaultValue={valueOf("sku")} maxLength={40} />
        </Field>
        <Field {...of("price")} label={say.price}>
          <Input
            autoComplete="off"
            defaultValue={valueOf("price")}
            inputMode="decimal"
            maxLength={20}
          />
        </Field>
        <PriceAndStock known={known} of={of} valueOf={valueOf} />
        <Field {...of("weight")} hint={say.weightHint} label={say.weight} note={say.optional}>
          <Input
            autoComplete="off"
            defaultValue={valueOf("weight")}
            inputMode="numeric"
            maxLength={6}
          />
        </Field>
        <PictureChoice {...of("picture")} chosen={valueOf("picture")} pictures={pictures} />
        <CheckboxField
          {...of("is_active")}
          className="self-center"
          defaultChecked={valueOf("is_active") === "on"}
          label={say.isActive}
        />
      </div>
    </li>
  );
}

type PictureChoiceProps = Pick<VariantRowProps, "pictures"> & {
  name: string;
  error: string | undefined;
  chosen: string | undefined;
};

function PictureChoice({ name, error, chosen, pictures }: PictureChoiceProps) {
  return (
    <Field error={error} label={say.picture} name={name}>
      <Select defaultValue={chosen}>
        {Object.entries(pictures).map(([picture, words]) => (
          <option key={picture} value={picture}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type PriceAndStockProps = Pick<VariantRowProps, "known"> & {
  of: (field: RowField) => { name: string; error: string | undefined };
  valueOf: (field: RowField) => string | undefined;
};

/** A struck-through price needs an earlier price. An existing variant's stock has its own pages. */
function PriceAndStock({ known, of, valueOf }: PriceAndStockProps) {
  if (!known) {
    return (
      <Field {...of("inventory_quantity")} label={say.stock} note={say.optional}>
        <Input
          autoComplete="off"
          defaultValue={valueOf("inventory_quantity")}
          inputMode="numeric"
          maxLength={6}
        />
      </Field>
    );
  }
  return (
    <>
      <Field
        {...of("compare_at_price")}
        hint={say.compareHint}
        label={say.compareAt}
        note={say.optional}
      >
        <Input
          autoComplete="off"
          defaultValue={valueOf("compare_at_price")}
          inputMode="decimal"
          maxLength={20}
        />
      </Field>
      <p className="figures flex flex-wrap items-center gap-x-4 self-center text-ink-soft">
        {say.onHand(known.onHand, known.reserved)}
        {known.level && <LevelBadge state={known.level.state} />}
        {known.level && (
          <TextLink
            aria-label={levels.openOf(known.name)}

            to={href("/admin/stock/:levelId", { levelId: known.level.levelId })}
          >
            {levels.open}
          </TextLink>
        )}
      </p>
    </>
  );
}

type RowHeadProps = Pick<VariantRowProps, "rowKey" | "index" | "rows"> & { name: string };

/** The position, with buttons that change it. Without JavaScript each button sends the form. */
function RowHead({ rowKey, index, name, rows }: RowHeadProps) {
  const called = name || say.newVariant;
  const last = rows.keys.length - 1;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span
        className="cursor-grab max-md:hidden"
        title={say.drag}
        {...rows.handle(index)}
        aria-hidden="true"
      >
        <GripVertical className="size-5 text-ink-soft" />
      </span>
      <h2 className="min-w-0 flex-1 font-semibold break-words">{say.heading(index + 1, name)}</h2>
      <span className="-my-2 flex items-center">
        <StepButton
          icon={ArrowUp}
          label={say.up(called)}
          rows={rows}
          step={`up:${rowKey}`}
          why={index === 0 ? say.isFirst : undefined}
        />
        <StepButton
          icon={ArrowDown}
          label={say.down(called)}
          rows={rows}
          step={`down:${rowKey}`}
          why={index === last ? say.isLast : undefined}
        />
        <Button
          name="intent"
          onClick={stepOnly(rows, `remove:${rowKey}`)}
          size="compact"
          value={`remove:${rowKey}`}
          variant="secondary"
        >
          {say.remove}
          <VisuallyHidden>{` ${called}`}</VisuallyHidden>
        </Button>
      </span>
    </div>
  );
}

/** Lets the script do what the button would otherwise ask of the server. */
export function stepOnly(rows: VariantRows, step: string) {
  return (event: MouseEvent) => {
    event.preventDefault();
    rows.step(step);
  };
}

type StepButtonProps = {
  icon: typeof ArrowUp;
  label: string;
  step: string;
  rows: VariantRows;
  /** Why the step is not possible. */
  why: string | undefined;
};

function StepButton({ icon: Icon, label, step, rows, why }: StepButtonProps) {
  return (
    <button
      aria-label={label}
      className="inline-grid size-11 place-items-center rounded-pill hover:bg-paper disabled:opacity-30 disabled:hover:bg-transparent"
      disabled={why !== undefined}
      name="intent"
      onClick={stepOnly(rows, step)}
      title={why ?? label}
      value={step}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
