import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { Pile } from "../../queries/queue.server.ts";
import { MOST_TEXT, MOST_UNITS } from "../../rules/clearance-terms.ts";
import { isLegal } from "../../rules/request-moves.ts";
import { clearanceStaffMessages as say } from "../../texts/staff.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import type { ClinicianQueue, QueuedRequest } from "./load-queue.server.ts";
import type { Opened } from "./show-opened.server.ts";

type Texts = Readonly<Record<string, string | undefined>>;
export type Failure = { intent: string; errors: Texts; values: Texts };

type DecideFormsProps = {
  request: QueuedRequest;
  opened: Opened;
  days: ClinicianQueue["days"];
  pile: Pile;
  failure: Failure | undefined;
};

/** Approve, decline, ask to talk, or put back: the acts that are possible now. */
export function DecideForms({ request, days, pile, failure }: DecideFormsProps) {
  const { state } = request;
  const of = (intent: string) => {
    const own = failure?.intent === intent ? failure : undefined;
    return { request, pile, intent, errors: own?.errors ?? {}, values: own?.values ?? {} };
  };
  const isApproved = state === "approved";
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {isLegal("approve", state) && <ApproveForm {...of("approve")} days={days} />}
      {isLegal("decline", state) && (
        <DeclineForm {...of("decline")} label={isApproved ? say.takeBack : say.decline} />
      )}
      {isLegal("talk", state) && <TalkForm {...of("talk")} />}
      {isLegal("approve", state) && (
        <DecisionForm {...of("put-back")}>
          <Submit intent="put-back" look="quiet">
            {say.putBack}
          </Submit>
        </DecisionForm>
      )}
    </div>
  );
}

type FormProps = {
  request: QueuedRequest;
  pile: Pile;
  intent: string;
  errors: Texts;
  values: Texts;
};

function DecisionForm({ request, pile, children }: FormProps & { children: ReactNode }) {
  return (
    <Form className="grid gap-3" method="post" noValidate>
      <input name="requestId" type="hidden" value={request.id} />
      <input name="version" type="hidden" value={request.version} />
      {pile === "talk" && <input name="show" type="hidden" value="talk" />}
      {children}
    </Form>
  );
}

type SubmitProps = {
  intent: string;
  look?: "primary" | "secondary" | "danger" | "quiet";
  queueKey?: string;
  children: ReactNode;
};

function Submit({ intent, look, queueKey, children }: SubmitProps) {
  const pending = useNavigation().formData?.get("intent") === intent;
  return (
    <div>
      <Button
        data-queue-key={queueKey}
        name="intent"
        pending={pending}
        value={intent}
        variant={look}
      >
        {children}
      </Button>
    </div>
  );
}

function ApproveForm(props: FormProps & { days: ClinicianQueue["days"] }) {
  const { request, errors, values, days } = props;
  return (
    <DecisionForm {...props}>
      <div className="grid gap-3 md:grid-cols-[11rem_11rem_1fr]">
        <Field error={errors["units"]} label={say.approveUnits} name="units">
          <Input
            defaultValue={values["units"] ?? request.units}
            max={MOST_UNITS}
            min={1}
            type="number"
          />
        </Field>
        <Field error={errors["lastDay"]} label={say.approveUntil} name="lastDay">
          <Input
            defaultValue={values["lastDay"] ?? days.usual}
            max={days.last}
            min={days.first}
            type="date"
          />
        </Field>
        <Field
          error={errors["answer"]}
          id="approve-answer"
          label={say.approveNote}
          name="answer"
          note={say.optional}
        >
          <Input defaultValue={values["answer"]} maxLength={MOST_TEXT} />
        </Field>
      </div>
      <Submit intent="approve" queueKey="a">
        {say.approve}
      </Submit>
    </DecisionForm>
  );
}

function DeclineForm(props: FormProps & { label: string }) {
  const { errors, values, label } = props;
  return (
    <Folded isOpen={Object.keys(errors).length > 0} label={label} queueKey="d">
      <DecisionForm {...props}>
        <Field error={errors["why"]} label={say.reason} name="why">
          <Select defaultValue={values["why"] ?? ""}>
            <option value="">{say.choose}</option>
            {Object.entries(say.reasons).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          error={errors["answer"]}
          hint={say.declineHint}
          id="decline-answer"
          label={say.declineNote}
          name="answer"
        >
          <Input defaultValue={values["answer"]} maxLength={MOST_TEXT} />
        </Field>
        <Submit intent="decline" look="danger">
          {label}
        </Submit>
      </DecisionForm>
    </Folded>
  );
}

function TalkForm(props: FormProps) {
  const { errors, values } = props;
  return (
    <Folded isOpen={Object.keys(errors).length > 0} label={say.talk} queueKey="k">
      <DecisionForm {...props}>
        <Field
          error={errors["answer"]}
          hint={say.talkHint}
          id="talk-answer"
          label={say.talkNote}
          name="answer"
          note={say.optional}
        >
          <Input defaultValue={values["answer"]} maxLength={MOST_TEXT} />
        </Field>
        <Submit intent="talk" look="secondary">
          {say.talk}
        </Submit>
      </DecisionForm>
    </Folded>
  );
}

type FoldedProps = { label: string; queueKey: string; isOpen: boolean; children: ReactNode };

/** A less common decision with its text, closed at first. */
function Folded({ label, queueKey, isOpen, children }: FoldedProps) {
  return (
    <details className="rounded-card border border-line" open={isOpen}>
      <summary
        className="flex min-h-12 items-center rounded-card px-4 underline underline-offset-4"
        data-queue-key={queueKey}
      >
        {label}
      </summary>
      <div className="px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
