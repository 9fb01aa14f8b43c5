import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { wellnessMessages as say } from "../texts/shopper.ts";
import type { ShownEntry } from "../views/show-entry.ts";

/** An entry in a list. `isOwn` links to the page that edits it. */
export function EntryCard({ entry, isOwn }: { entry: ShownEntry; isOwn?: boolean }) {
  const { id, when, mood, energy, measures, symptoms, notes, isReadable } = entry;
  return (
    <Card as="li" className="grid content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-semibold">{when}</p>
        {isOwn && (
          <TextLink
            aria-label={say.editOf(when)}

            to={href("/portal/wellness/:entryId", { entryId: id })}
          >
            {say.edit}
          </TextLink>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="text-xl">
            {mood.face}
          </span>
          {say.mood}: {mood.text}
        </span>
        <Badge tone={energy.tone}>{energy.text}</Badge>
      </div>
      {measures.length > 0 && <p className="figures text-ink-soft">{measures.join(" · ")}</p>}
      {symptoms.length > 0 && (
        <p className="wrap-anywhere">
          {say.symptoms}: {symptoms.join(", ")}
        </p>
      )}
      {notes !== "" && <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{notes}</p>}
      {!isReadable && <p className="text-ink-soft">{say.unreadable}</p>}
    </Card>
  );
}
