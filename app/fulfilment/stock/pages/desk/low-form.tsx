import { Form, useNavigation } from "react-router";
import { stockMessages as say } from "../../texts/staff.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { LevelAnswer } from "./submit-level.server.ts";

type LowFormProps = {
  /** Empty uses the default from the settings. */
  lowBelow: string;
  /** The default from the settings. */
  usual: number;
  answer: LevelAnswer | undefined;
};

/** The number of units below which the item is low. */
export function LowForm({ lowBelow, usual, answer }: LowFormProps) {
  const pending = useNavigation().formData?.get("intent") === "low";
  const { values = {}, errors = {}, message } = answer ?? {};
  return (
    <Form
      className="grid max-w-form gap-4"
      key={lowBelow}
      method="post"
      noValidate
      preventScrollReset
    >
      {message && <Notice title={message} tone="warning" />}
      <input name="was" type="hidden" value={values["was"] ?? lowBelow} />
      <Field
        error={errors["lowBelow"]}
        hint={say.lowHint(usual)}
        label={say.lowLabel}
        name="lowBelow"
      >
        <Input
          autoComplete="off"
          defaultValue={values["lowBelow"] ?? lowBelow}
          inputMode="numeric"
          maxLength={5}
        />
      </Field>
      <div>
        <Button name="intent" pending={pending} value="low" variant="secondary">
          {say.saveLow}
        </Button>
      </div>
    </Form>
  );
}
