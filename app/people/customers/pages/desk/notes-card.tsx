import { Form, useNavigation, href } from "react-router";
import { customerMessages as say } from "../../texts/staff.ts";
import { LONGEST_NOTE } from "../../rules/note-terms.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import type { LoadedCustomer } from "./load-customer.server.ts";

export type NewNote = {
  /** The key that makes a form sent twice add one note. */
  noteKey: string;
  /** The rejected text, and the reason. */
  text?: string;
  problem?: string | undefined;
};

type NotesCardProps = { customer: LoadedCustomer; newNote: NewNote | undefined };

export function NotesCard({ customer: { id, notes }, newNote }: NotesCardProps) {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.notes}</h2>
      {newNote && (
        <NoteForm
          {...newNote}
          action={href("/admin/customers/:customerId", { customerId: id })}
          key={newNote.noteKey}
        />
      )}
      {notes.length === 0 && <p className="text-ink-soft">{say.noNotes}</p>}
      {notes.length > 0 && (
        <ol className="grid gap-4">
          {notes.map((note) => (
            <li className="grid gap-1 border-l-2 border-line pl-4" key={note.id}>
              <p className="measure whitespace-pre-wrap wrap-anywhere" dir="auto">
                {note.text}
              </p>
              <p className="text-sm text-ink-soft">
                {say.byAuthor(note.authorName ?? say.formerStaff, note.at)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** An explicit action keeps the form from showing the page's health data again. */
function NoteForm({ action, noteKey, text, problem }: NewNote & { action: string }) {
  const pending = useNavigation().formData?.has("text") ?? false;
  return (
    <Form action={action} className="grid gap-4" method="post" noValidate>
      <input name="intent" type="hidden" value="note" />
      <input name="key" type="hidden" value={noteKey} />
      <Field error={problem} hint={say.writeNoteHint} label={say.writeNote} name="text">
        <Textarea
          data-act="customers.add-note"
          defaultValue={text}
          maxLength={LONGEST_NOTE}
          required
        />
      </Field>
      <div>
        <Button pending={pending}>{say.saveNotes}</Button>
      </div>
    </Form>
  );
}
