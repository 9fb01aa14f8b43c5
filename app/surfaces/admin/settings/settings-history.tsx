import { settingMessages as say } from "#app/modules/settings/texts/staff.ts";
import { Button } from "#app/ui/button.tsx";
import { IntentForm } from "#app/ui/intent-form.tsx";
import { EntryList } from "../audit/entry-list.tsx";
import type { ShownHistory } from "./load-history.server.ts";

/** Who changed these settings, with a button on what can still be undone. */
export function SettingsHistory({ entries, undoable }: ShownHistory) {
  return (
    <section aria-labelledby="history" className="grid gap-3">
      <h2 className="text-xl" id="history">
        {say.history}
      </h2>
      {entries.length === 0 && <p className="text-ink-soft">{say.noHistory}</p>}
      {entries.length > 0 && (
        <EntryList
          entries={entries}
          renderAction={({ id, at }) =>
            undoable.includes(id) && (
              <IntentForm className="pt-1 pb-2" intent="undo">
                <input name="entryId" type="hidden" value={id} />
                <Button aria-label={say.undoThis(at)} size="compact" variant="secondary">
                  {say.undo}
                </Button>
              </IntentForm>
            )
          }
        />
      )}
    </section>
  );
}
