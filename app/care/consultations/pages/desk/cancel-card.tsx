import { Form, useNavigation } from "react-router";
import { bookingAdminMessages as say } from "../../texts/staff-bookings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { FormGroup } from "#app/ui/form-group.tsx";
import type { VisitFailure } from "./visit-failure.ts";

/** Until a consultation begins, staff who may see its customer can cancel it. */
export function CancelCard({ failure }: { failure: VisitFailure | undefined }) {
  const { values = {}, errors = {} } = failure ?? {};
  const sent = useNavigation().formData?.get("intent") === "cancel";
  return (
    <FormGroup open={failure !== undefined} summary={say.cancelText} title={say.cancel}>
      <Form className="grid max-w-form gap-4" method="post" noValidate>
        <Field error={errors["note"]} hint={say.noteHint} label={say.note} name="note">
          <Textarea defaultValue={values["note"]} maxLength={500} required rows={3} />
        </Field>
        <div>
          <Button name="intent" pending={sent} value="cancel" variant="danger">
            {say.cancelNow}
          </Button>
        </div>
      </Form>
    </FormGroup>
  );
}
