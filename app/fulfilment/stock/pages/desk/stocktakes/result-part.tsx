import { href } from "react-router";
import { ADJUST_REASONS } from "../../../rules/plan-adjustment.ts";
import { stockMessages } from "../../../texts/staff.ts";
import { stocktakeMessages as say } from "../../../texts/staff-stocktakes.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { FigureCards } from "#app/ui/figure-cards.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Fact } from "#app/ui/summary-list.tsx";
import type { ResultLine, showStocktake } from "./show-stocktake.server.ts";
import type { StocktakeAnswer } from "./submit-stocktake.server.ts";

type StocktakeView = Awaited<ReturnType<typeof showStocktake>>;
type ResultPartProps = Pick<StocktakeView, "stocktake" | "lines" | "mayWrite"> & {
  result: NonNullable<StocktakeView["result"]>;
  answer: StocktakeAnswer | undefined;
};

/** The differences to review, then all counts. This part is printed. */
export function ResultPart({ stocktake, lines, mayWrite, result, answer }: ResultPartProps) {
  const differing = lines.filter(({ difference }) => difference !== 0);
  const judges = mayWrite && stocktake.state === "checking";
  return (
    <div className="print-alone grid gap-8">
      <p className="hidden text-xl print:block">
        {say.heading(stocktake.number)}, {stocktake.what}, {say.states[stocktake.state]}
      </p>
      <FigureCards
        figures={[
          { label: say.cards.counted, value: say.part(result.counted, result.items) },
          { label: say.cards.differing, value: result.differing.toLocaleString("en") },
          { label: say.cards.units, value: result.units.toLocaleString("en") },
          { label: say.cards.value, value: result.value, hint: say.valueHint },
        ]}
      />
      <section aria-label={say.differences} className="grid gap-3">
        <h2 className="text-xl">{say.differences}</h2>
        {differing.length === 0 ? (
          <p>{say.noDifference}</p>
        ) : (
          <ul className="grid gap-3">
            {differing.map((line) => (
              <li
                className="grid gap-2 rounded-card border border-line bg-surface p-4"
                key={line.id}
              >
                <LineFacts line={line} />
                {line.movedBetween && <p className="text-sm text-warning">{say.movedBetween}</p>}
                {judges && (
                  <JudgeForms
                    answer={answer?.lineId === line.id ? answer : undefined}
                    line={line}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-label={say.result} className="grid gap-3">
        <h2 className="text-xl">{say.result}</h2>
        <ul className="grid gap-1">
          {lines.map((line) => (
            <li className="border-b border-line py-2" key={line.id}>
              <LineFacts line={line} />
            </li>
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap gap-3 print:hidden">
        <form
          action={href("/admin/stocktakes/:stocktakeId/export", { stocktakeId: stocktake.id })}
          method="post"
        >
          <Button variant="secondary">{say.export}</Button>
        </form>
        <PrintButton />
      </div>
    </div>
  );
}

/** Only a script can open the print dialog. Without one, readers use the browser's menu. */
function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <Button onClick={() => window.print()} type="button" variant="secondary">
      {say.print}
    </Button>
  );
}

function LineFacts({ line }: { line: ResultLine }) {
  const { name, sku, shelf, expected, counted, signed, value, reason, countedBy } = line;
  return (
    <div className="grid items-baseline gap-x-6 sm:grid-cols-[1fr_auto]">
      <span className="min-w-0 break-words">
        <span className="font-semibold">{name}</span>{" "}
        <span className="figures text-sm text-ink-soft">
          {sku}
          {shelf && ` · ${say.shelf} ${shelf}`}
        </span>
        <span className="block text-sm text-ink-soft">
          {counted === undefined ? say.notCounted : `${say.countedBy} ${countedBy}`}
          {reason && ` · ${reason}`}
        </span>
      </span>
      {counted !== undefined && (
        <dl className="figures grid grid-cols-4 gap-x-4 text-sm sm:text-right">
          <Fact label={say.expectedHead}>{String(expected)}</Fact>
          <Fact label={say.countedHead}>{String(counted)}</Fact>
          <Fact label={say.difference}>{signed}</Fact>
          <Fact label={say.value}>{value}</Fact>
        </dl>
      )}
    </div>
  );
}

type JudgeFormsProps = { line: ResultLine; answer: StocktakeAnswer | undefined };

function JudgeForms({ line, answer }: JudgeFormsProps) {
  const { id, name } = line;
  const { errors, values } = answer ?? {};
  const hidden = <input name="lineId" type="hidden" value={id} />;
  const ofName = <VisuallyHidden>{` ${name}`}</VisuallyHidden>;
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <IntentForm className="flex flex-wrap items-end gap-3" intent="judge" preventScrollReset>
        {hidden}
        <Field
          error={errors?.["reason"]}
          id={`reason-${id}`}
          label={
            <>
              {say.reason}
              {ofName}
            </>
          }
          name="reason"
        >
          <Select defaultValue={values?.["reason"] ?? ""}>
            <option value="">{say.choose}</option>
            {ADJUST_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {stockMessages.reasons[reason]}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          error={errors?.["note"]}
          id={`note-${id}`}
          label={
            <>
              {say.note}
              {ofName}
            </>
          }
          name="note"
        >
          <Input autoComplete="off" defaultValue={values?.["note"]} maxLength={200} />
        </Field>
        <Button variant="secondary">
          {say.accept}
          {ofName}
        </Button>
      </IntentForm>
      <IntentForm intent="recount">
        {hidden}
        <IntentButton variant="secondary">
          {say.recount}
          {ofName}
        </IntentButton>
      </IntentForm>
    </div>
  );
}
