import type { RefusedForm } from "../staff-answer.ts";
import { noteMessages as say, orderTagTexts } from "../../../texts/staff-notes.ts";
import { Tags } from "#app/running/tags/components/tags.tsx";
import { ActLink } from "#app/ui/act-dialog.tsx";
import { buttonLook } from "#app/ui/button-look.ts";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { dialogId } from "./order-dialogs.tsx";
import type { ShownNotes } from "./show-notes.server.ts";

const WRITE = buttonLook({ variant: "secondary", size: "compact" });

const INTENTS = { tag: "tag-order", untag: "untag-order" };

type NotesCardProps = { shown: ShownNotes; failure: RefusedForm | undefined };

/** The tags and notes of staff on an order. */
export function NotesCard({ shown, failure }: NotesCardProps) {
  const { tags, offered, notes } = shown;
  const failedTag = failure?.intent === "tag-order" ? failure : undefined;
  const mayNote = shown.noteKey !== undefined;
  return (
    <Card as="section" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-xl">{say.title}</h2>
          <p className="text-sm text-ink-soft">{say.lead}</p>
        </div>
        {mayNote && (
          <ActLink className={WRITE} data-act="orders.add-note" dialog={dialogId("note")}>
            {say.write}
          </ActLink>
        )}
      </div>
      <Tags
        act="orders.tag"
        failure={
          failedTag && {
            typed: failedTag.values["tags"],
            problem: failedTag.errors?.["tags"],
          }
        }
        hint={orderTagTexts.addHint}
        intents={INTENTS}
        offered={mayNote ? offered : undefined}
        tags={tags}
      />
      <hr className="border-line" />
      {notes.length === 0 && <p className="text-ink-soft">{say.noNotes}</p>}
      {notes.length > 0 && <Notes notes={notes} />}
    </Card>
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
