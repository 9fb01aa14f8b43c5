import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { DECISIONS } from "../../rules/arrival-terms.ts";
import { arrivalMessages as say } from "../../texts/staff.ts";
import type { StaffArrival } from "./load-arrival.server.ts";

type Texts = Readonly<Record<string, string>>;
type DecisionCardProps = {
  own: StaffArrival;
  failure: { values: Texts; errors: Texts } | undefined;
};

/** The form for a decision, or the decision with its next step. */
export function DecisionCard(props: DecisionCardProps) {
  const { state, wasDecided, mayDecide, orderId } = props.own;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.next}</h2>
      {state !== "open" ? (
        <p className="text-ink-soft">{wasDecided ? say.decided : say.over}</p>
      ) : mayDecide ? (
        <DecisionForm {...props} />
      ) : (
        <p className="text-ink-soft">{say.notYours}</p>
      )}
      {state === "replacement" && (
        <div className="grid gap-2">
          <p>{say.makeReturnHint}</p>
          <div>
            <LinkButton to={href("/admin/orders/:orderId/return", { orderId })}>
              {say.makeReturn}
            </LinkButton>
          </div>
        </div>
      )}
    </Card>
  );
}

function DecisionForm({ own, failure }: DecisionCardProps) {
  const { errors = {}, values = {} } = failure ?? {};
  return (
    <IntentForm className="grid max-w-form gap-4" intent="decide">
      <input name="version" type="hidden" value={own.version} />
      <input name="key" type="hidden" value={own.key} />
      <ErrorSummary attempt={own.key} errors={errors} title={say.errors.check} />
      <RadioGroup
        defaultValue={values["decision"]}
        error={errors["decision"]}
        legend={say.decision}
        name="decision"
        options={DECISIONS.map((value) => ({ value, ...say.decisions[value] }))}
        required
      />
      <Field error={errors["reply"]} hint={say.replyHint} label={say.reply} name="reply">
        <Textarea defaultValue={values["reply"]} maxLength={1_000} />
      </Field>
      <div>
        <IntentButton>{say.decide}</IntentButton>
      </div>
    </IntentForm>
  );
}
