import { visitMessages as say } from "../../texts/staff-visits.ts";
import { Card } from "#app/ui/card.tsx";
import { NoteParts } from "./note-parts.tsx";
import type { OwnVisit } from "./show-own-visit.server.ts";

/** The patient's requests for approval, and the notes of earlier visits. */
export function VisitHistory({ visit: { requests, earlier } }: { visit: OwnVisit }) {
  return (
    <>
      <Card as="section" className="grid gap-3">
        <h2 className="text-xl">{say.requests}</h2>
        {requests.length === 0 && <p>{say.noRequests}</p>}
        <ul className="grid gap-3 empty:hidden">
          {requests.map(({ id, text, state, answer, note }) => (
            <li className="grid gap-0.5" key={id}>
              <p>
                {text} <span className="font-semibold">{state}</span>
              </p>
              {note && <p className="text-sm text-ink-soft">{note}</p>}
              {answer && (
                <p className="measure text-sm whitespace-pre-line wrap-anywhere text-ink-soft">
                  {say.decidedAs(answer)}
                </p>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" className="grid gap-3">
        <h2 className="text-xl">{say.earlier}</h2>
        {earlier.length === 0 && <p>{say.noEarlier}</p>}
        {earlier.map(({ id, title, by, said, plan, addenda }) => (
          <details className="rounded-card border border-line" key={id}>
            <summary className="flex min-h-12 items-center rounded-card px-4 underline underline-offset-4">
              {title}
            </summary>
            <div className="grid gap-3 px-4 pt-1 pb-4">
              <p className="text-sm text-ink-soft">{by}</p>
              <NoteParts addenda={addenda} parts={{ [say.said]: said, [say.plan]: plan }} />
            </div>
          </details>
        ))}
      </Card>
    </>
  );
}
