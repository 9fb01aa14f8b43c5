import { Field, Textarea } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { returnMessages as say } from "../../texts/staff.ts";
import { ActForm, type ActFormProps } from "./act-form.tsx";

/** Asks each time whether the goods must travel, because in the heat they usually should not. */
export function ApproveForm(props: ActFormProps) {
  const { errors = {}, values = {} } = props.failure ?? {};
  return (
    <ActForm {...props} act="approve">
      <RadioGroup
        defaultValue={values["comesBack"]}
        error={errors["comesBack"]}
        legend={say.approve.how}
        name="comesBack"
        options={[
          { value: "no", label: say.approve.no, hint: say.approve.noHint },
          { value: "yes", label: say.approve.yes, hint: say.approve.yesHint },
        ]}
        required
      />
      <Field
        error={errors["answer"]}
        hint={say.approve.answerHint}
        id="approve-answer"
        label={say.approve.answer}
        name="answer"
      >
        <Textarea defaultValue={values["answer"]} maxLength={500} />
      </Field>
    </ActForm>
  );
}

export function RefuseForm(props: ActFormProps) {
  const { errors = {}, values = {} } = props.failure ?? {};
  return (
    <ActForm {...props} act="refuse">
      <Field
        error={errors["answer"]}
        hint={say.refuse.answerHint}
        id="refuse-answer"
        label={say.refuse.answer}
        name="answer"
      >
        <Textarea defaultValue={values["answer"]} maxLength={500} required />
      </Field>
    </ActForm>
  );
}
