import { Card } from "#app/ui/card.tsx";
import { Field, FileInput } from "#app/ui/field.tsx";
import { doctorAdminMessages as say } from "../texts/staff-doctors.ts";
import { PHOTO_ACCEPT, PHOTO_FIELD } from "../rules/photo-terms.ts";

/** For a photo that came with a form that was not saved: no page can put a file into a form. */
export function AgainPhoto() {
  return (
    <Card as="section">
      <Field hint={say.photoAgain} label={say.photo} name={PHOTO_FIELD}>
        <FileInput accept={PHOTO_ACCEPT} />
      </Field>
    </Card>
  );
}
