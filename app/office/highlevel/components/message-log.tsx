import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { highlevelMessages as say } from "../texts/staff.ts";
import type { ShownMessage } from "../views/show-message.ts";

const TONES = { waiting: "info", sent: "success", skipped: "neutral", failed: "error" } as const;

type MessageLogProps = {
  messages: readonly ShownMessage[];
  counts: { waiting: number; failed: number };
  onlyFailed: boolean;
};

export function MessageLog({ messages, counts, onlyFailed }: MessageLogProps) {
  const page = href("/admin/settings/integrations/highlevel");
  const tabs = [
    { label: say.all, to: page, isOn: !onlyFailed },
    { label: say.onlyFailed(counts.failed), to: `${page}?show=failed`, isOn: onlyFailed },
  ];
  const empty = onlyFailed ? say.noFailed : say.logEmpty;
  return (
    <section aria-labelledby="log" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="font-text text-xl" id="log">
        {say.log}
      </h2>
      <p className="text-ink-soft">
        {messages.length === 0 ? empty : say.logHint}
        {counts.waiting > 0 && ` ${say.waitingCount(counts.waiting)}`}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {tabs.map(({ label, to, isOn }) => (
          <TextLink
            aria-current={isOn ? "page" : undefined}
            className="aria-[current=page]:font-semibold aria-[current=page]:no-underline"
            key={to}
            preventScrollReset
            to={to}
          >
            {label}
          </TextLink>
        ))}
      </p>
      {messages.length > 0 && (
        <Card as="div" padding="none">
          <ul className="divide-y divide-line">
            {messages.map((message) => (
              <MessageLine key={message.id} message={message} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function MessageLine({ message }: { message: ShownMessage }) {
  const { id, state, at, who, what, detail, said } = message;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold wrap-anywhere">
          {what}, {who}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <Badge look="plain" tone={TONES[state]}>
            {say.messageStates[state]}
          </Badge>
          <span className="wrap-anywhere">{[at, detail].filter(Boolean).join(", ")}</span>
        </p>
        {said && <p className="text-sm wrap-anywhere">{say.heSaid(said)}</p>}
      </div>
      {state !== "waiting" && (
        <IntentForm intent="again">
          <input name="messageId" type="hidden" value={id} />
          <IntentButton aria-label={say.againOf(what, who, at)} size="compact" variant="secondary">
            {say.again}
          </IntentButton>
        </IntentForm>
      )}
    </li>
  );
}
