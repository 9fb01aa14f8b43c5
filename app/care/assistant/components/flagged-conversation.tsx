import { Form, useNavigation } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import type { Level } from "#app/care/triage/rules/flag.ts";
import type { Rating } from "../rules/rating.ts";
import { assistantMessages } from "../texts/shopper.ts";
import { assistantStaffMessages as say } from "../texts/staff.ts";

type Turn = {
  id: string;
  question: string;
  response: string;
  verdict: Rating["verdict"] | undefined;
  reason: Exclude<Rating["reason"], null> | undefined;
};

type FlaggedProps = {
  conversation: {
    id: string;
    name: string;
    level: Level;
    signs: readonly string[];
    turns: readonly Turn[];
  };
  problem: string | undefined;
};

const TONES = {
  none: "neutral",
  see_doctor: "warning",
  emergency: "error",
  crisis: "error",
} as const;

/** One whole conversation, with the form to settle it. */
export function FlaggedConversation({ conversation, problem }: FlaggedProps) {
  const { id, name, level, signs, turns } = conversation;
  const pending = useNavigation().state === "submitting";
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={TONES[level]}>{say.levels[level]}</Badge>
        <h2 className="font-text text-base font-semibold">{name}</h2>
      </div>
      {signs.length > 0 && (
        <div>
          <p className="text-sm text-ink-soft">{say.signs}</p>
          <ul className="list-disc pl-5">
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </div>
      )}
      {turns.length === 0 && <p>{say.unreadable}</p>}
      <ol className="grid gap-4">
        {turns.map((turn) => (
          <li className="grid gap-2" key={turn.id}>
            <Said by={say.visitor} text={turn.question} />
            <Said by={say.assistant} text={turn.response} />
            {turn.verdict && (
              <p className="text-sm">
                {say.rated[turn.verdict]}
                {turn.reason && `: ${assistantMessages.reasons[turn.reason]}`}
              </p>
            )}
          </li>
        ))}
      </ol>
      <Form className="grid gap-3 border-t border-line pt-4" method="post" noValidate>
        <input name="conversationId" type="hidden" value={id} />
        <Field error={problem} label={say.note} name="outcome">
          <Textarea className="min-h-16" data-queue-key="n" maxLength={500} rows={2} />
        </Field>
        <div>
          <Button data-queue-key="l" pending={pending}>
            {say.settle}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function Said({ by, text }: { by: string; text: string }) {
  return (
    <div>
      <p className="text-sm text-ink-soft">{by}</p>
      <p className="measure wrap-anywhere whitespace-pre-line">
        <bdi>{text}</bdi>
      </p>
    </div>
  );
}
