import type { EditAnswer, Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { wellnessMessages as say } from "../texts/shopper.ts";
import { entryFields } from "../views/entry-texts.ts";
import { EntryFields } from "./entry-fields.tsx";

type EditEntryFormProps = {
  stored: Texts;
  answer: (EditAnswer & { attempt: string }) | undefined;
};

/** Changes an entry, from the version that was read. */
export function EditEntryForm({ stored, answer }: EditEntryFormProps) {
  const { values, errors = {}, attempt } = answer ?? {};
  return (
    <EditForm
      actions={<Button>{say.saveChanges}</Button>}
      fields={entryFields}
      key={stored["version"]}
      stored={stored}
      typed={values}
    >
      {(shown) => (
        <>
          <ErrorSummary attempt={attempt} errors={errors} title={say.errors.check} />
          <input name="intent" type="hidden" value="edit" />
          <EntryFields errors={errors} values={shown} />
        </>
      )}
    </EditForm>
  );
}

/** Asks once more before it is done. */
export function EntryDeletion({ version }: { version: string }) {
  return (
    <details className="border-t border-line pt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {say.remove}
      </summary>
      <IntentForm className="grid gap-3" intent="delete">
        <input name="version" type="hidden" value={version} />
        <p className="text-ink-soft">{say.removeText}</p>
        <div>
          <IntentButton variant="danger">{say.removeNow}</IntentButton>
        </div>
      </IntentForm>
    </details>
  );
}
