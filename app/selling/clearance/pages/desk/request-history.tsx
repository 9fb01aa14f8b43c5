import { href } from "react-router";
import { clearanceStaffMessages as say } from "../../texts/staff.ts";
import { TextLink } from "#app/ui/button.tsx";
import type { Opened } from "./show-opened.server.ts";

/** Earlier requests, orders and answers of the same person. */
export function RequestHistory({ opened }: { opened: Opened }) {
  const { earlier, bought, others, approval } = opened;
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-text text-base font-semibold">{say.history}</h3>
      {approval && <p>{approval.text}</p>}
      <h4 className="font-text text-sm text-ink-soft">{say.earlier}</h4>
      {earlier.length === 0 && <p>{say.noEarlier}</p>}
      {earlier.length > 0 && (
        <ul className="grid gap-2">
          {earlier.map(({ id, asked, text, state, answer }) => (
            <li key={id}>
              {asked}: {text}, {state.toLowerCase()}
              {answer && <span className="block text-ink-soft wrap-anywhere">{answer}</span>}
            </li>
          ))}
        </ul>
      )}
      <h4 className="font-text text-sm text-ink-soft">{say.bought}</h4>
      {bought.length === 0 && <p>{say.nothingBought}</p>}
      {bought.length > 0 && (
        <ul className="grid gap-1">
          {bought.map(({ id, ordered, text, state }) => (
            <li key={id}>
              {ordered}: {text}, {state.toLowerCase()}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <h4 className="font-text text-sm text-ink-soft">{say.otherAssessments}</h4>
          <ul className="flex flex-wrap gap-x-5">
            {others.map(({ id, taken }) => (
              <li key={id}>
                <TextLink to={href("/admin/assessments/:assessmentId", { assessmentId: id })}>
                  {say.assessment(taken)}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="text-sm text-ink-soft" role="note">
        {say.recorded}
      </p>
    </section>
  );
}
