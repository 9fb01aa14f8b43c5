import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { securityMessages as say } from "../texts/shopper.ts";

type ShownSession = { id: string; isThis: boolean; device: string; facts: string };

/**
 * The account's sessions, this browser first. The user can end each of the others, or all of them.
 */
export function SessionsCard({ sessions }: { sessions: readonly ShownSession[] }) {
  return (
    <Card aria-labelledby="sessions" as="section" className="grid gap-4" padding="roomy">
      <h2 className="text-xl" id="sessions">
        {say.sessionsTitle}
      </h2>
      <p className="measure text-ink-soft">{say.sessionsLead}</p>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <Session key={session.id} {...session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <IntentForm intent="end-others">
          <IntentButton variant="secondary">{say.sessionsEnd}</IntentButton>
        </IntentForm>
      )}
    </Card>
  );
}

function Session({ id, isThis, device, facts }: ShownSession) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-ink-soft">{facts}</p>
      </div>
      {isThis ? (
        <p className="text-sm font-semibold">{say.sessionThis}</p>
      ) : (
        <IntentForm intent="end-session">
          <input name="sessionId" type="hidden" value={id} />
          <IntentButton aria-label={say.sessionEndOf(device, facts)} variant="secondary">
            {say.sessionEnd}
          </IntentButton>
        </IntentForm>
      )}
    </li>
  );
}
