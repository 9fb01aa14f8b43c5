import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { courseMessages } from "../texts/shopper.ts";
import type { ShownUnopened } from "../views/show-unopened.ts";
import { answerTo, type CourseAnswerProps } from "./course-form.ts";

const say = courseMessages.vial;

type OpenVialProps = CourseAnswerProps & {
  planId: string;
  unopened: ShownUnopened;
  id: string;
  today: string;
};

/** Notes a vial that was mixed: from which order and lot, and when. */
export function OpenVialForm({ planId, unopened, id, today, answer }: OpenVialProps) {
  const { options, recalled, asInstructed, noMixing } = unopened;
  const { errors, values } = answerTo({ answer }, "open-vial", planId);
  return (
    <div className="grid gap-4">
      {recalled && (
        <Notice announced={false} tone="error">
          {say.recalled}
        </Notice>
      )}
      {options.length === 0 ? (
        <p className="text-ink-soft">{say.noVials}</p>
      ) : (
        <IntentForm className="grid gap-4" intent="open-vial">
          <input name="id" type="hidden" value={values["id"] ?? id} />
          <input name="planId" type="hidden" value={planId} />
          <Field error={errors["vial"]} id={`f-vial-${planId}`} label={say.which} name="vial">
            <Select defaultValue={values["vial"]}>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            className="max-w-64"
            error={errors["mixedOn"]}
            id={`f-mixedOn-${planId}`}
            label={say.mixedOn}
            name="mixedOn"
          >
            <Input defaultValue={values["mixedOn"] ?? today} max={today} type="date" />
          </Field>
          {asInstructed && (
            <CheckboxField
              id={`f-asInstructed-${planId}`}
              label={asInstructed}
              name="asInstructed"
              value="yes"
            />
          )}
          {noMixing && <p className="measure text-sm text-ink-soft">{noMixing}</p>}
          <div>
            <IntentButton variant="secondary">{say.openIt}</IntentButton>
          </div>
        </IntentForm>
      )}
    </div>
  );
}
