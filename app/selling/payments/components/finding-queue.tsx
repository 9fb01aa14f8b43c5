import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import { TextLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { IntentStep } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { QueuePage } from "#app/ui/queue/queue-page.tsx";
import { FactList } from "#app/ui/summary-list.tsx";
import { findingWords } from "../texts/staff-findings.ts";
import type { ShownFinding } from "../views/show-finding.ts";

export type FindingAnswer = {
  about: string;
  note: string;
  message: string;
  errors: Record<string, string>;
};

type Current = ShownFinding & {
  version?: number;
  facts: readonly { label: string; value: string }[];
  /** What was done about it, the newest first. */
  history?: readonly { key: string; line: string }[];
  /** What can be done about it, the usual act first. */
  acts: readonly { intent: string; label: string }[];
};

type CardProps = {
  current: Current;
  failure: FindingAnswer | undefined;
  /** Where the form of a difference is sent; without it, to the address of the page. */
  actionOf?: (id: string) => string;
  noteHint: string;
  /** Whether each act needs a note. */
  needsNote?: boolean;
};

type FindingQueueProps = Omit<CardProps, "current" | "failure"> & {
  say: { title: string; lead: string; none: string; noneHint: string };
  icon: ReactNode;
  /** The page that the lead names. */
  beside: { to: string; label: string };
  /** The address of the queue. */
  queue: string;
  left: number;
  current: Current | undefined;
  answer: FindingAnswer | undefined;
};

/** What differs between the books of the shop and those of others: decide, and the next one is there. */
export function FindingQueue(props: FindingQueueProps) {
  const { say, icon, beside, queue, left, current, answer, ...card } = props;
  const failure = answer?.about === current?.id ? answer : undefined;
  // Another difference has fields of its own, so they cannot say what was wrong.
  const problem = answer && (answer.message || (failure ? "" : findingWords.errors.unknown));
  return (
    <QueuePage
      current={current && { id: current.id, name: current.name }}
      empty={{ icon, title: say.none, hint: say.noneHint }}
      keys={[{ key: "d", does: findingWords.note }]}
      lead={
        <>
          {say.lead}{" "}
          <Link className="underline underline-offset-4" to={beside.to}>
            {beside.label}
          </Link>
        </>
      }
      left={left}
      notice={problem && <Notice title={problem} tone="error" />}
      skipTo={current && left > 1 ? `${queue}?after=${current.id}` : undefined}
      title={say.title}
    >
      {current && (
        <FindingCard
          {...card}
          current={current}
          failure={failure}
          key={`${current.id} ${current.version}`}
        />
      )}
    </QueuePage>
  );
}

/** One difference: what is known of it, what was done, and what can be done. */
function FindingCard({ current, failure, actionOf, noteHint, needsNote }: CardProps) {
  const { id, version, title, todo, order, facts, history = [], acts } = current;
  return (
    <div className="grid gap-6">
      <h2 className="font-text text-xl">{title}</h2>
      <p className="measure">{todo}</p>
      <FactList className="grid gap-x-8 gap-y-4 sm:grid-cols-2" facts={facts} />
      {order && (
        <TextLink
          className="justify-self-start"
          to={href("/admin/orders/:orderId", { orderId: order.orderId })}
        >
          {order.label}
        </TextLink>
      )}
      {history.length > 0 && <History lines={history} />}
      <Form
        {...(actionOf && { action: actionOf(id) })}
        className="grid max-w-form gap-4 border-t border-line pt-4"
        method="post"
        noValidate
      >
        <input name="findingId" type="hidden" value={id} />
        {version !== undefined && <input name="version" type="hidden" value={version} />}
        <ErrorSummary errors={failure?.errors ?? {}} title={findingWords.check} />
        <Field
          error={failure?.errors["note"]}
          hint={noteHint}
          label={findingWords.note}
          name="note"
        >
          <Textarea
            data-queue-key="d"
            defaultValue={failure?.note}
            maxLength={500}
            required={needsNote}
            rows={2}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          {acts.map(({ intent, label }, at) => (
            <IntentStep intent={intent} key={intent} variant={at === 0 ? "primary" : "secondary"}>
              {label}
            </IntentStep>
          ))}
        </div>
      </Form>
    </div>
  );
}

function History({ lines }: { lines: NonNullable<Current["history"]> }) {
  return (
    <section className="grid gap-1">
      <h3 className="text-sm text-ink-soft">{findingWords.history}</h3>
      <ul className="grid gap-1">
        {lines.map(({ key, line }) => (
          <li className="wrap-anywhere" key={key}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
