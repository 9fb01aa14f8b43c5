import { Form, href } from "react-router";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { IntentStep } from "#app/ui/intent-form.tsx";
import { TextLink } from "#app/ui/button.tsx";
import type { CashAct } from "../rules/cash-terms.ts";
import { differenceMessages as say } from "../texts/staff.ts";

type DifferenceCardProps = {
  current: {
    id: string;
    version: number;
    title: string;
    todo: string;
    order: { orderId: string; label: string } | undefined;
    facts: readonly { label: string; value: string }[];
    acts: readonly CashAct[];
    history: readonly { key: string; line: string }[];
  };
  failure: { note: string; errors: Record<string, string> } | undefined;
};

/** One difference with its facts, earlier acts and possible acts, the usual one first. */
export function DifferenceCard({ current, failure }: DifferenceCardProps) {
  const { id, version, title, todo, order, facts, acts, history } = current;
  return (
    <div className="grid gap-6">
      <h2 className="font-text text-xl">{title}</h2>
      <p className="measure">{todo}</p>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div className="grid content-start gap-0.5" key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="figures wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {order && (
        <TextLink
          className="justify-self-start"
          to={href("/admin/orders/:orderId", { orderId: order.orderId })}
        >
          {order.label}
        </TextLink>
      )}
      {history.length > 0 && (
        <section className="grid gap-1">
          <h3 className="text-sm text-ink-soft">{say.history}</h3>
          <ul className="grid gap-1">
            {history.map(({ key, line }) => (
              <li className="wrap-anywhere" key={key}>
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Form
        // A refusal shows the same difference again, wherever it is in the queue.
        action={`${href("/admin/orders/remittances/differences")}?difference=${id}`}
        className="grid max-w-form gap-4 border-t border-line pt-4"
        method="post"
        noValidate
      >
        <input name="findingId" type="hidden" value={id} />
        <input name="version" type="hidden" value={version} />
        <ErrorSummary errors={failure?.errors ?? {}} title={say.check} />
        <Field error={failure?.errors["note"]} hint={say.noteHint} label={say.note} name="note">
          <Textarea data-queue-key="d" defaultValue={failure?.note} maxLength={500} rows={2} />
        </Field>
        <div className="flex flex-wrap gap-3">
          {acts.map((act, at) => (
            <IntentStep intent={act} key={act} variant={at === 0 ? "primary" : "secondary"}>
              {say.acts[act]}
            </IntentStep>
          ))}
        </div>
      </Form>
    </div>
  );
}
