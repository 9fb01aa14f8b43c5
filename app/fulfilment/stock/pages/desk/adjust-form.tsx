import { useState } from "react";
import { Form, useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { ADJUST_MODES, ADJUST_REASONS, planAdjustment } from "../../rules/plan-adjustment.ts";
import { stockMessages as say } from "../../texts/staff.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ShownItem } from "./show-item.ts";
import type { LevelAnswer } from "./submit-level.server.ts";

type AdjustFormProps = { item: ShownItem; answer: LevelAnswer | undefined };

/** The result is previewed before it is saved. */
export function AdjustForm({ item, answer }: AdjustFormProps) {
  const { values = {}, errors = {}, message } = answer ?? {};
  const [typed, setTyped] = useState({ mode: values["mode"], units: values["units"] });
  const pending = useNavigation().formData?.get("intent") === "adjust";
  const alive = useHydrated();
  // After a refusal, the page shows the earlier number of units.
  const onHand = Number(values["was"] ?? item.onHand);
  const planned = alive ? planTyped({ ...item, onHand }, typed) : undefined;
  const savesAs = planned?.onHand ?? (alive ? undefined : answer?.savesAs);
  return (
    <Form
      className="grid max-w-form gap-5"
      method="post"
      noValidate
      onInput={({ currentTarget }) => {
        const form = new FormData(currentTarget);
        setTyped({ mode: textOf(form, "mode"), units: textOf(form, "units") });
      }}
      preventScrollReset
    >
      <p className="text-ink-soft">{say.cannotUndo}</p>
      {message && <Notice title={message} tone="warning" />}
      <ErrorSummary errors={errors} title={say.checkForm} />
      <input name="was" type="hidden" value={onHand} />
      <AdjustFields errors={errors} values={values} />
      <output className="font-semibold">
        {planned?.text ?? (alive ? undefined : answer?.result)}
      </output>
      <div>
        {savesAs === undefined ? (
          <Button name="intent" value="check" variant="secondary">
            {say.check}
          </Button>
        ) : (
          <Button name="intent" pending={pending} value="adjust">
            {say.save(savesAs)}
          </Button>
        )}
      </div>
    </Form>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

type TypedAdjustment = { mode: string | undefined; units: string | undefined };

function planTyped(item: ShownItem, typed: TypedAdjustment) {
  const mode = ADJUST_MODES.find((one) => one === (typed.mode ?? "set"));
  if (!mode || !/^\d{1,7}$/.test(typed.units?.trim() ?? "")) return undefined;
  const planned = planAdjustment(item, mode, Number(typed.units));
  if (!planned.ok) return undefined;
  const { onHand } = planned.value;
  return { onHand, text: say.result(item.onHand, onHand, onHand - item.reserved) };
}

function AdjustFields({ values, errors }: { values: Texts; errors: Texts }) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field error={errors["mode"]} label={say.mode} name="mode">
        <Select defaultValue={values["mode"] ?? "set"}>
          {ADJUST_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {say.modes[mode]}
            </option>
          ))}
        </Select>
      </Field>
      <Field error={errors["units"]} label={say.count} name="units">
        <Input
          autoComplete="off"
          data-act="stock.adjust"
          defaultValue={values["units"]}
          inputMode="numeric"
          maxLength={7}
          required
        />
      </Field>
      <Field error={errors["reason"]} label={say.reason} name="reason">
        <Select defaultValue={values["reason"] ?? ""} required>
          <option value="">{say.chooseReason}</option>
          {ADJUST_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {say.reasons[reason]}
            </option>
          ))}
        </Select>
      </Field>
      <Field error={errors["note"]} hint={say.noteHint} label={say.note} name="note">
        <Input autoComplete="off" defaultValue={values["note"]} maxLength={200} />
      </Field>
    </div>
  );
}
