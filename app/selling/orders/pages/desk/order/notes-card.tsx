import type { RefusedForm } from "../staff-answer.ts";
import { LONGEST_NOTE } from "../../../rules/order-notes.ts";
import { noteMessages as say, orderTagTexts } from "../../../texts/staff-notes.ts";
import { Tags } from "#app/running/tags/components/tags.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import type { ShownNotes } from "./show-notes.server.ts";

const INTENTS = { tag: "tag-order", untag: "untag-order" };

type NotesCardProps = { shown: ShownNotes; failure: RefusedForm | undefined };

/** The tags and notes of staff on an order. */
export function NotesCard({ shown, failure }: NotesCardProps) {
  const { tags, offered, notes } = shown;
  const failed = (intent: string) => (failure?.intent === intent ? failure : undefined);
  const failedTag = failed("tag-order");
  const noteKey = shown.noteKey && (failed("note-order")?.values["key"] ?? shown.noteKey);
  return (
    <Card as="section" className="grid gap-4">
      <div>
        <h2 className="text-xl">{say.title}</h2>
        <p className="text-sm text-ink-soft">{say.lead}</p>
      </div>
      <Tags
        failure={
          failedTag && {
            typed: failedTag.values["tags"],
            problem: failedTag.errors?.["tags"],
          }
        }
        hint={orderTagTexts.addHint}
        intents={INTENTS}
        offered={noteKey ? offered : undefined}
        tags={tags}
      />
      <hr className="border-line" />
      {noteKey && <NoteForm failure={failed("note-order")} key={noteKey} noteKey={noteKey} />}
      {notes.length === 0 && <p className="text-ink-soft">{say.noNotes}</p>}
      {notes.length > 0 && <Notes notes={notes} />}
    </Card>
  );
}

type NoteFormProps = { noteKey: string; failure: RefusedForm | undefined };

function NoteForm({ noteKey, failure }: NoteFormProps) {
  return (
    <IntentForm className="grid gap-3" intent="note-order">
      <input name="key" type="hidden" value={noteKey} />
      <Field error={failure?.errors?.["text"]} hint={say.writeHint} label={say.write} name="text">
        <Textarea defaultValue={failure?.values["text"]} maxLength={LONGEST_NOTE} rows={3} />
      </Field>
      <div>
        <IntentButton variant="secondary">{say.save}</IntentButton>
      </div>
    </IntentForm>
  );
}

function Notes({ notes }: Pick<ShownNotes, "notes">) {
  return (
    <ol aria-label={say.notes} className="grid gap-4">
      {notes.map(({ id, text, author, at, mayRemove }) => (
        <li className="grid gap-1 border-l-2 border-line pl-4" key={id}>
          <p className="measure whitespace-pre-wrap wrap-anywhere" dir="auto">
            {text}
          </p>
          <div className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
            {say.byAuthor(author, at)}
            {mayRemove && (
              <IntentForm intent="remove-note">
                <input name="noteId" type="hidden" value={id} />
                <IntentButton aria-label={say.removeNoteOf(at)} size="compact" variant="quiet">
                  {say.removeNote}
                </IntentButton>
              </IntentForm>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
