import { Card } from "#app/ui/card.tsx";
import { stateBadge } from "#app/ui/state-badge.tsx";
import type { MessageState } from "../rules/send-terms.ts";
import { messagesTexts as say } from "../texts/staff.ts";

const StateBadge = stateBadge(
  {
    queued: "info",
    asked: "info",
    sent: "neutral",
    delivered: "success",
    failed: "error",
    withheld: "warning",
  },
  say.messageStates,
);

type MessageLogProps = {
  messages: readonly {
    id: string;
    what: string;
    to: string;
    at: string;
    state: MessageState;
    details: string;
  }[];
};

export function MessageLog({ messages }: MessageLogProps) {
  return (
    <section aria-labelledby="log" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="font-text text-xl" id="log">
        {say.log}
      </h2>
      <p className="text-ink-soft">{messages.length === 0 ? say.logEmpty : say.logHint}</p>
      {messages.length > 0 && (
        <Card as="div" padding="none">
          <ul className="divide-y divide-line">
            {messages.map(({ id, what, to, at, state, details }) => (
              <li className="grid gap-0.5 px-4 py-3" key={id}>
                <p className="font-semibold">
                  {what}, {to}
                </p>
                <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
                  <StateBadge state={state} />
                  <span className="wrap-anywhere">
                    {at}, {details}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
