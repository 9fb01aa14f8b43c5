import { Card } from "#app/ui/card.tsx";
import { wellnessStaffMessages as say } from "../texts/staff.ts";
import type { ShownEntry } from "../views/show-entry.ts";
import { EntryCard } from "./entry-card.tsx";

/**
 * The entries that a patient shares with the clinician of a visit; undefined if they share none.
 */
export function SharedEntries({ entries }: { entries: readonly ShownEntry[] | undefined }) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.title}</h2>
      {!entries && <p>{say.notShared}</p>}
      {entries?.length === 0 && <p>{say.none}</p>}
      {entries && entries.length > 0 && (
        <>
          <p className="text-sm text-ink-soft">{say.lead}</p>
          <ul className="grid gap-3">
            {entries.map((entry) => (
              <EntryCard entry={entry} key={entry.id} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
