import { AppCard } from "../../components/app-card.tsx";
import { PasskeysCard } from "../../components/passkeys-card.tsx";
import { CodesCard, CodesOnce } from "../../components/recovery-codes.tsx";
import type { Flash } from "#app/platform/http/flash.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { AnswerView } from "./security-answer.server.ts";
import type { ShownSecurity } from "./show-security.server.ts";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { securityMessages as say } from "../../texts/shopper.ts";

type SecurityPartsProps = {
  page: string;
  shown: ShownSecurity;
  flash: Flash | null;
  answer: AnswerView | undefined;
};

/** Sign-in settings, in the portal for everyone and in the back-office for staff. */
export function SecurityParts({ page, shown, flash, answer }: SecurityPartsProps) {
  const { app, codesLeft, email, shop } = shown;
  const hasSecondStep = app.state === "on" || shown.passkeys.length > 0;
  return (
    <div className="grid gap-6">
      {answer?.message && <Notice tone="error">{answer.message}</Notice>}
      {!answer && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
      {answer?.codes && <CodesOnce codes={answer.codes} email={email} page={page} shop={shop} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start [&>:nth-child(odd):last-child]:lg:col-span-2">
        <AppCard app={app} error={answer?.errors?.["code"]} mustStay={shown.mustStay} />
        <PasskeysCard
          begun={answer?.newPasskey}
          mustStay={shown.mustStay}
          passkeys={shown.passkeys}
        />
        {hasSecondStep && !answer?.codes && <CodesCard left={codesLeft} />}
        <SessionsCard sessions={shown.sessions} />
      </div>
    </div>
  );
}

type ShownSession = { id: string; isThis: boolean; device: string; facts: string };

/**
 * The account's sessions, this browser first. The user can end each of the others, or all of them.
 */
function SessionsCard({ sessions }: { sessions: readonly ShownSession[] }) {
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
