import { stateBadge } from "#app/ui/state-badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ConnectionState } from "../rules/connection-state.ts";
import { highlevelMessages as say } from "../texts/staff.ts";

const StateBadge = stateBadge(
  {
    unset: "neutral",
    untested: "warning",
    broken: "error",
    connected: "info",
    sending: "success",
  },
  say.states,
);

type ConnectionCardProps = {
  state: ConnectionState;
  account: { name: string; at: string } | undefined;
  problem: string | undefined;
  stoppedAt: string | undefined;
  pausedUntil: string | undefined;
};

export function ConnectionCard(props: ConnectionCardProps) {
  const { state, account, problem, stoppedAt, pausedUntil } = props;
  return (
    <div className="grid max-w-form gap-4">
      {problem && (
        <Notice announced={false} title={say.failed} tone="error">
          <p>{problem}</p>
          {stoppedAt && <p>{say.stopped(stoppedAt)}</p>}
        </Notice>
      )}
      <Card as="section" className="grid justify-items-start gap-3">
        <StateBadge state={state} />
        {account && <p className="wrap-anywhere">{say.account(account.name, account.at)}</p>}
        {state === "untested" && <p>{say.untestedHint}</p>}
        {pausedUntil && <p>{say.pausedUntil(pausedUntil)}</p>}
        <IntentForm className="grid justify-items-start gap-1" intent="test">
          <IntentButton variant={state === "untested" ? "primary" : "secondary"}>
            {say.test}
          </IntentButton>
          <p className="measure text-sm text-ink-soft">{say.testHint}</p>
        </IntentForm>
      </Card>
    </div>
  );
}
