import { Card } from "#app/ui/card.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { LONGEST_NOTE } from "../rules/ticket-terms.ts";
import { ticketMessages as say } from "../texts/staff.ts";
import type { RefusedTicketForm } from "./refused-ticket-form.ts";

type NoteFormProps = {
  /** Makes a note that is sent twice one note. */
  noteKey: string;
  failure: RefusedTicketForm | undefined;
};

export function NoteForm({ noteKey, failure }: NoteFormProps) {
  return (
    <Card as="section">
      <IntentForm className="grid gap-3" intent="note">
        <input name="key" type="hidden" value={noteKey} />
        <Field
          error={failure?.errors["note"]}
          hint={say.noteHint}
          label={say.internalNote}
          name="note"
        >
          <Textarea
            data-act="tickets.add-note"
            defaultValue={failure?.values["note"]}
            maxLength={LONGEST_NOTE}
          />
        </Field>
        <div>
          <IntentButton variant="secondary">{say.noteSave}</IntentButton>
        </div>
      </IntentForm>
    </Card>
  );
}
