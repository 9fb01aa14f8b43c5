import { AppCard } from "../../components/app-card.tsx";
import { PasskeysCard } from "../../components/passkeys-card.tsx";
import { CodesCard, CodesOnce } from "../../components/recovery-codes.tsx";
import { SessionsCard } from "../../components/sessions-card.tsx";
import type { Flash } from "#app/platform/http/flash.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { AnswerView } from "./security-answer.server.ts";
import type { ShownSecurity } from "./show-security.server.ts";

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
