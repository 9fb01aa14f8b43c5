import { X } from "lucide-react";
import type { RefusedForm } from "../staff-answer.ts";
import { LONGEST_NOTE } from "../../../rules/order-notes.ts";
import { noteMessages as say } from "../../../texts/staff-notes.ts";
import { Card } from "#app/ui/card.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import type { ShownNotes } from "./show-notes.server.ts";

type NotesCardProps = { shown: ShownNotes; failure: RefusedForm | undefined };

/** The tags and notes of staff on an order. */
export function NotesCard({ shown, failure }: NotesCardProps) {
  const { tags, notes } = shown;
  const failed = (intent: string) => (failure?.intent === intent ? failure : undefined);
  const noteKey = shown.noteKey && (failed("note-order")?.values["key"] ?? shown.noteKey);
  return (
    <Card as="section" className="grid gap-4">
      <div>
        <h2 className="text-xl">{say.title}</h2>
        <p className="text-sm text-ink-soft">{say.lead}</p>
      </div>
      {tags.length === 0 && <p className="text-ink-soft">{say.noTags}</p>}
      {tags.length > 0 && (
        <ul aria-label={say.tags} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              className={`inline-flex min-h-8 items-center rounded-full border border-line-strong text-sm ${noteKey ? "pl-3" : "px-3"}`}
              key={tag}
            >
              {tag}
              {noteKey && <Untag tag={tag} />}
            </li>
          ))}
        </ul>
      )}
      {noteKey && <TagForm failure={failed("tag-order")} shown={shown} />}
      <hr className="border-line" />
      {noteKey && <NoteForm failure={failed("note-order")} key={noteKey} noteKey={noteKey} />}
      {notes.length === 0 && <p className="text-ink-soft">{say.noNotes}</p>}
      {notes.length > 0 && <Notes notes={notes} />}
    </Card>
  );
}

function Untag({ tag }: { tag: string }) {
  return (
    <IntentForm className="contents" intent="untag-order">
      <input name="tags" type="hidden" value={tag} />
      <IntentButton aria-label={say.remove(tag)} size="compact" variant="quiet">
        <X aria-hidden="true" className="size-4" />
      </IntentButton>
    </IntentForm>
  );
}

/** Empties the field after a tag was added. */
function TagForm({ shown, failure }: NotesCardProps) {
  const { tags, offered } = shown;
  return (
    <IntentForm className="grid gap-3" intent="tag-order" key={tags.join()}>
      <Field error={failure?.errors?.["tags"]} hint={say.addHint} label={say.add} name="tags">
        <Input
          autoCapitalize="none"
          autoComplete="off"
          defaultValue={failure?.values["tags"]}
          list="known-tags"
          maxLength={200}
        />
      </Field>
      <datalist id="known-tags">
        {offered.map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </datalist>
      <div>
        <IntentButton variant="secondary">{say.addNow}</IntentButton>
      </div>
    </IntentForm>
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
