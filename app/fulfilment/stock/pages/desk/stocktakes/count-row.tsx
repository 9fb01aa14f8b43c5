import { Check } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { useFetcher } from "react-router";
import { stocktakeMessages as say } from "../../../texts/staff-stocktakes.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { LineToCount } from "./show-stocktake.server.ts";
import type { StocktakeAnswer } from "./submit-stocktake.server.ts";

type CountRowProps = {
  line: LineToCount;
  action: string;
  answer: StocktakeAnswer | undefined;
  /** The search found this item, so its field gets the focus. */
  isFound: boolean;
  mayWrite: boolean;
};

/** One item with its counts so far. Long lists render only the visible rows. */
export function CountRow({ line, action, answer, isFound, mayWrite }: CountRowProps) {
  const fetcher = useFetcher<StocktakeAnswer>();
  const said = fetcher.data ?? answer;
  const { id, name, sku, shelf, expected, counts } = line;
  return (
    <li
      className="grid gap-2 rounded-card border border-line bg-surface p-4 [contain-intrinsic-size:auto_12rem] [content-visibility:auto]"
      id={id}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-base font-semibold break-words">{name}</h2>
        <span className="figures text-sm text-ink-soft">
          {sku}
          {shelf && ` · ${say.shelf} ${shelf}`}
          {expected !== undefined && ` · ${say.expected(expected)}`}
        </span>
      </div>
      {counts.map(({ place, text }) => (
        <p className="figures flex items-center gap-1.5 text-sm text-success" key={place}>
          <Check aria-hidden="true" className="size-4 shrink-0" />
          <VisuallyHidden>{say.isCounted}: </VisuallyHidden>
          {text}
        </p>
      ))}
      {mayWrite && (
        <fetcher.Form
          action={action}
          className="flex flex-wrap items-start gap-x-3 gap-y-1"
          method="post"
          noValidate
          onSubmit={goOn}
        >
          <CountFields
            isFound={isFound}
            isPending={fetcher.state === "submitting"}
            line={line}
            said={said}
          />
        </fetcher.Form>
      )}
      <output className={said?.saved ? "text-sm text-ink-soft" : "text-sm text-warning"}>
        {said?.saved ?? said?.message}
      </output>
    </li>
  );
}

type CountFieldsProps = Pick<CountRowProps, "line" | "isFound"> & {
  said: StocktakeAnswer | undefined;
  isPending: boolean;
};

function CountFields({ line: { id, name, counts }, isFound, isPending, said }: CountFieldsProps) {
  const { errors, values, replaces } = said ?? {};
  const hasPlace = Boolean(values?.["place"]) || counts.some(({ place }) => place !== "");
  return (
    <>
      <input name="intent" type="hidden" value="count" />
      <input name="lineId" type="hidden" value={id} />
      <input name="was" type="hidden" value={replaces ?? ""} />
      <div className="flex min-w-0 items-start gap-3 max-sm:w-full">
        <Field
          className="min-w-0 grow sm:w-40"
          error={errors?.["units"]}
          id={`units-${id}`}
          label={of(say.units, name)}
          name="units"
        >
          <Input
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a scanner types on at once
            autoFocus={isFound}
            className="figures min-h-14 text-2xl! sm:min-h-11 sm:text-lg!"
            defaultValue={values?.["units"]}
            enterKeyHint="next"
            inputMode="numeric"
            maxLength={7}
          />
        </Field>
        <Button
          className="mt-7.5 max-sm:min-h-14"
          pending={isPending}
          variant={replaces === undefined ? "secondary" : "primary"}
        >
          {of(replaces === undefined ? say.saveCount : say.replace, name)}
        </Button>
      </div>
      <details className="sm:mt-7.5 sm:open:mt-0 sm:open:w-full" open={hasPlace ? true : undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-ink-soft">
          {of(say.inPlaces, name)}
        </summary>
        <Field
          error={errors?.["place"]}
          hint={say.placeHint}
          id={`place-${id}`}
          label={of(say.place, name)}
          name="place"
        >
          <Input autoComplete="off" defaultValue={values?.["place"]} maxLength={40} />
        </Field>
      </details>
    </>
  );
}

function of(label: string, name: string): ReactNode {
  return (
    <span>
      {label}
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </span>
  );
}

/** Moves on to the next item, or from the last one to the search. Errors stay beside a field. */
function goOn({ currentTarget }: FormEvent<HTMLFormElement>) {
  const own = currentTarget.closest("li");
  const next =
    own?.nextElementSibling?.querySelector<HTMLInputElement>('input[name="units"]') ??
    document.querySelector<HTMLInputElement>('input[name="q"]');
  next?.focus();
  next?.select();
}
