import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { useRefresh } from "#app/ui/use-refresh.ts";
import { campaignMessages as say } from "../../texts/staff-campaigns.ts";
import type { LoadedCampaign } from "./load-campaign.server.ts";

type OfCampaign = { campaign: LoadedCampaign };

/** The progress. Sending does not depend on this page; an open page only follows it. */
export function LiveProgress({ campaign: { isLive, progress } }: OfCampaign) {
  if (!isLive) return null;
  return (
    <>
      <Refresh />
      {progress && (
        <div className="grid max-w-form gap-2">
          <output className="figures">{progress.text}</output>
          <ProgressBar
            label={say.progress}
            max={Math.max(1, progress.all)}
            text={progress.text}
            value={progress.done}
          />
        </div>
      )}
    </>
  );
}

function Refresh() {
  useRefresh({ everySeconds: 5, forSeconds: 3_600 });
  return null;
}

/** The actions for a campaign that is scheduled or sending. */
export function MoveForms({ campaign: { moves, left } }: OfCampaign) {
  if (moves.length === 0) return null;
  return (
    <div className="flex flex-wrap items-start gap-3">
      {moves.map((move) => (
        <IntentForm intent={move} key={move}>
          <IntentButton
            aria-describedby={move === "stop" ? "stop-hint" : undefined}
            variant={move === "stop" || move === "cancel" ? "danger" : "secondary"}
          >
            {say.moves[move]}
          </IntentButton>
        </IntentForm>
      ))}
      {moves.includes("stop") && (
        <p className="measure self-center text-sm text-ink-soft" id="stop-hint">
          {say.stopHint(left)}
        </p>
      )}
    </div>
  );
}

type PlanProps = OfCampaign & { errors: Readonly<Record<string, string>> };

/** Missing parts, a test mail, and the two ways to send. */
export function PlanForms({ campaign, errors }: PlanProps) {
  const { problems, recipients, version, email } = campaign;
  const isReady = problems.length === 0;
  const problemId = (problem: string) => `send-problem-${problems.indexOf(problem)}`;
  const blocked = isReady ? undefined : problems.map(problemId).join(" ");
  const hidden = <input name="version" type="hidden" value={version} />;
  return (
    <section className="grid max-w-form gap-5" id="send">
      <h2 className="text-xl">{say.before}</h2>
      {isReady ? (
        <p>{say.ready}</p>
      ) : (
        <ul className="grid list-disc gap-1 pl-5">
          {problems.map((problem) => (
            <li id={problemId(problem)} key={problem}>
              {problem}
            </li>
          ))}
        </ul>
      )}
      <IntentForm className="grid justify-items-start gap-2" intent="test">
        {hidden}
        <p className="text-sm text-ink-soft wrap-anywhere">{say.testHint(email)}</p>
        <IntentButton variant="secondary">{say.test}</IntentButton>
      </IntentForm>
      <IntentForm className="grid justify-items-start gap-2" intent="send">
        {hidden}
        <p className="text-sm text-ink-soft">{say.sendHint}</p>
        <IntentButton aria-describedby={blocked} disabled={!isReady}>
          {say.sendNow(recipients)}
        </IntentButton>
      </IntentForm>
      <IntentForm className="grid justify-items-start gap-3" intent="schedule">
        {hidden}
        <Field error={errors["at"]} hint={say.scheduleHint} label={say.scheduleAt} name="at">
          <Input type="datetime-local" />
        </Field>
        <IntentButton aria-describedby={blocked} disabled={!isReady} variant="secondary">
          {say.schedule}
        </IntentButton>
      </IntentForm>
    </section>
  );
}

/** Folded, so that no one deletes it by a single press. */
export function RemovalForm({ name }: { name: string }) {
  return (
    <details className="max-w-form border-t border-line pt-4" id="remove">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{say.remove}</summary>
      <IntentForm className="grid justify-items-start gap-4 pt-2" intent="remove">
        <p className="measure">{say.removeHint}</p>
        <IntentButton variant="danger">{say.removeNow(name)}</IntentButton>
      </IntentForm>
    </details>
  );
}
