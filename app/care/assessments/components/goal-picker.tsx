import { ArrowDown, ArrowUp, X, type LucideIcon } from "lucide-react";
import { useEffect, useRef, type MouseEvent } from "react";
import type { Texts } from "#app/lib/edit.ts";
import { ProductPicture } from "#app/goods/catalog/components/product-picture.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { fieldId } from "#app/ui/field-wiring.ts";
import { labelOf, type GoalProduct } from "../pages/desk/rules-fields.ts";
import type { RuleGoal } from "../rules/goal-products.ts";
import { addField, addStep, MOST_PRODUCTS, slugsOf, stepOf } from "../rules/goal-steps.ts";
import { staffMessages as say } from "../texts/staff.ts";

type GoalPickerProps = {
  goal: RuleGoal;
  texts: Texts;
  products: readonly GoalProduct[];
  error: string | undefined;
  /** Takes a step in the page; without JavaScript its button asks the server. */
  onStep: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** The products of one goal in their order, with buttons to change it. */
export function GoalPicker({ goal, texts, products, error, onStep }: GoalPickerProps) {
  const slugs = slugsOf(texts[goal]);
  const rest = products.filter(({ slug, isSold }) => isSold && !slugs.includes(slug));
  const isFull = slugs.length >= MOST_PRODUCTS;
  return (
    <Card aria-labelledby={`goal-${goal}`} as="section" className="grid content-start gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-text text-lg font-semibold" id={`goal-${goal}`}>
          {labelOf(goal)}
        </h2>
        <output className="text-sm text-ink-soft">{say.chosen(slugs.length, MOST_PRODUCTS)}</output>
      </div>
      <SentField name={goal} value={slugs.join("\n")} />
      {slugs.length > 0 && (
        <ol className="divide-y divide-line">
          {slugs.map((slug, index) => (
            <Chosen
              {...{ goal, slug, index, onStep }}
              count={slugs.length}
              key={slug}
              product={products.find((one) => one.slug === slug)}
            />
          ))}
        </ol>
      )}
      <div className="flex items-end gap-3">
        <Field
          className="min-w-0 flex-1"
          error={error}
          id={fieldId(goal)}
          label={say.addTo(labelOf(goal))}
          name={addField(goal)}
        >
          <Select defaultValue="" disabled={isFull} key={slugs.join()}>
            <option value="">{isFull ? say.full : say.chooseProduct}</option>
            {rest.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          disabled={isFull}
          name="intent"
          onClick={onStep}
          value={addStep(goal)}
          variant="secondary"
        >
          {say.addProduct}
        </Button>
      </div>
    </Card>
  );
}

/** Tells the form around it when a step changes its value, as typing does. */
function SentField({ name, value }: { name: string; value: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!input.current) return;
    input.current.value = value;
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
  }, [value]);
  return <input defaultValue={value} name={name} ref={input} type="hidden" />;
}

type ChosenProps = Pick<GoalPickerProps, "goal" | "onStep"> & {
  slug: string;
  /** Undefined if it no longer exists. */
  product: GoalProduct | undefined;
  index: number;
  count: number;
};

function Chosen({ goal, slug, product, index, count, onStep }: ChosenProps) {
  const name = product?.name ?? slug;
  const button = (icon: LucideIcon, act: "up" | "down" | "remove", isOff = false) => (
    <StepButton
      icon={icon}
      isOff={isOff}
      label={say.steps[act](name, labelOf(goal))}
      onStep={onStep}
      step={stepOf(act, goal, slug)}
    />
  );
  return (
    <li className="flex flex-wrap items-center gap-2 py-1.5 sm:gap-3">
      <span className="figures w-4 text-sm text-ink-soft max-sm:sr-only">{index + 1}</span>
      {product && (
        <ProductPicture
          className="size-10 shrink-0 overflow-hidden rounded-control"
          product={product}
          shape="thumb"
          sizes="2.5rem"
        />
      )}
      <span className="flex min-w-18 flex-1 flex-wrap items-center gap-x-3">
        {name}
        {!product?.isSold && (
          <Badge look="plain" tone="warning">
            {product ? say.inactive : say.gone}
          </Badge>
        )}
      </span>
      <span className="ml-auto flex">
        {button(ArrowUp, "up", index === 0)}
        {button(ArrowDown, "down", index === count - 1)}
        {button(X, "remove")}
      </span>
    </li>
  );
}

type StepButtonProps = Pick<GoalPickerProps, "onStep"> & {
  icon: LucideIcon;
  label: string;
  step: string;
  isOff: boolean;
};

function StepButton({ icon: Icon, label, step, isOff, onStep }: StepButtonProps) {
  return (
    <button
      aria-label={label}
      className="inline-grid size-11 place-items-center rounded-pill hover:bg-sunken disabled:opacity-30 disabled:hover:bg-transparent"
      disabled={isOff}
      name="intent"
      onClick={onStep}
      title={label}
      value={step}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
