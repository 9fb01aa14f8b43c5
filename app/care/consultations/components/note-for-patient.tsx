import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { noteMessages as say } from "../texts/shopper-note.ts";

type NoteForPatientProps = {
  note: { text: string; by: string; next: string | undefined; again: boolean };
};

/** The clinician's words for the patient, and whether another visit should follow. */
export function NoteForPatient({ note: { text, by, next, again } }: NoteForPatientProps) {
  return (
    <Card as="section" className="grid justify-items-start gap-3">
      <div className="grid gap-1">
        <h2 className="text-xl">{say.title}</h2>
        <p className="text-sm text-ink-soft">{by}</p>
      </div>
      {text && <p className="measure whitespace-pre-line wrap-anywhere">{text}</p>}
      {again && <p>{say.again}</p>}
      {next && <p>{next}</p>}
      {(again || next) && (
        <LinkButton to={href("/consultation")} variant="secondary">
          {say.book}
        </LinkButton>
      )}
    </Card>
  );
}
