import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { doctorAdminMessages as doctor } from "../texts/staff-doctors.ts";
import { removalMessages as say } from "../texts/staff-removal.ts";
import type { ShownRemoval } from "../rules/removal-choice.ts";

type RemoveDoctorProps = {
  name: string;
  removal: ShownRemoval;
  refused:
    | { texts: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> }
    | undefined;
};

/** Folded, so that no one deletes a doctor by a single press. */
export function RemoveDoctor({ name, removal, refused }: RemoveDoctorProps) {
  const hasBookings = removal.coming.length > 0;
  return (
    <details className="mt-10 max-w-3xl border-t border-line pt-4" open={refused !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{doctor.remove}</summary>
      <Form className="grid justify-items-start gap-5 pt-2" method="post" noValidate>
        {hasBookings ? (
          <Bookings name={name} refused={refused} removal={removal} />
        ) : (
          <p className="measure">{doctor.removeText(name)}</p>
        )}
        <Button name="intent" value="delete" variant="danger">
          {hasBookings ? say.removeNow(name) : doctor.removeNow(name)}
        </Button>
      </Form>
    </details>
  );
}

function Bookings({ name, removal: { coming, others }, refused }: RemoveDoctorProps) {
  const count = coming.length;
  return (
    <>
      <p className="measure">{say.coming(name, count)}</p>
      <ul className="grid gap-1">
        {coming.map(({ number, when }) => (
          <li key={number}>
            {when} <span className="figures text-ink-soft">{number}</span>
          </li>
        ))}
      </ul>
      <input name="coming" type="hidden" value={count} />
      <RadioGroup
        className="w-full"
        defaultValue={refused?.texts["bookings"]}
        error={refused?.errors["bookings"]}
        legend={say.choice}
        name="bookings"
        options={[
          ...others.map(({ id, name: other, fits }) => ({
            value: `${id} ${fits}`,
            label: say.move(other),
            hint: fits === count ? say.fitsAll : say.fitsSome(fits, count - fits),
          })),
          { value: "cancel", label: say.cancel, hint: say.credits },
        ]}
      />
      <Field
        className="w-full"
        error={refused?.errors["note"]}
        hint={say.noteHint}
        label={say.note}
        name="note"
      >
        <Textarea defaultValue={refused?.texts["note"]} maxLength={500} />
      </Field>
      <p className="measure text-ink-soft">{say.keptText(name)}</p>
    </>
  );
}
