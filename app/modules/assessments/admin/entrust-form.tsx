import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { staffMessages as say } from "../texts/staff.ts";

type EntrustFormProps = {
  clinicians: readonly { id: string; name: string }[];
  chosen: string | null;
};

/** Whose patient this is: that clinician may open the assessment from then on. */
export function EntrustForm({ clinicians, chosen }: EntrustFormProps) {
  const pending = useNavigation().state === "submitting";
  return (
    <Card as="section">
      <Form className="grid gap-4" method="post">
        <Field hint={say.entrustHint} label={say.entrust} name="clinicianId">
          <Select defaultValue={chosen ?? ""}>
            <option value="">{say.entrustNobody}</option>
            {clinicians.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <div>
          <Button pending={pending} variant="secondary">
            {say.entrustSave}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
