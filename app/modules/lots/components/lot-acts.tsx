import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { lotAdminMessages as say } from "../admin/messages.ts";

export type ActFailure = {
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
};

type FoldedProps = {
  intent: string;
  title: string;
  submit: string;
  hint: string;
  /** What came back of this very form. */
  failure: ActFailure | undefined;
  danger?: boolean;
  children?: ReactNode;
};

/** A form that asks why, folded away so that nobody sends it by a slip of the finger. */
export function FoldedAct(props: FoldedProps) {
  const { intent, title, submit, hint, failure, danger = false, children } = props;
  return (
    <details className="rounded-card border border-line" open={failure !== undefined}>
      <summary className="flex min-h-12 items-center rounded-card px-4 underline underline-offset-4">
        {title}
      </summary>
      <Form className="grid gap-4 px-4 pt-1 pb-4" method="post" noValidate>
        {children}
        <Field
          error={failure?.errors["why"]}
          hint={hint}
          id={`why-${intent}`}
          label={say.why}
          name="why"
        >
          <Input
            autoComplete="off"
            defaultValue={failure?.values["why"]}
            maxLength={300}
            required
          />
        </Field>
        <div>
          <Button
            name="intent"
            value={intent.split(" ")[0]}
            variant={danger ? "danger" : "secondary"}
          >
            {submit}
          </Button>
        </div>
      </Form>
    </details>
  );
}

export type LotValues = {
  lotNumber: string;
  madeOn: string;
  expiresOn: string;
  receivedUnits: string;
};

type CorrectLotProps = { values: LotValues; failure: ActFailure | undefined };

export function CorrectLot({ values, failure }: CorrectLotProps) {
  const given: Readonly<Record<string, string>> = failure?.values ?? values;
  const errors = failure?.errors ?? {};
  return (
    <FoldedAct
      failure={failure}
      hint={say.correctHint}
      intent="correct"
      submit={say.correctNow}
      title={say.correct}
    >
      <Field error={errors["lotNumber"]} label={say.lotNumber} name="lotNumber">
        <Input autoComplete="off" defaultValue={given["lotNumber"]} maxLength={40} required />
      </Field>
      <Field error={errors["madeOn"]} label={say.madeOn} name="madeOn" note={say.optional}>
        <Input defaultValue={given["madeOn"]} type="date" />
      </Field>
      <Field error={errors["expiresOn"]} label={say.expiresOn} name="expiresOn">
        <Input defaultValue={given["expiresOn"]} required type="date" />
      </Field>
      <Field error={errors["receivedUnits"]} label={say.units} name="receivedUnits">
        <Input defaultValue={given["receivedUnits"]} inputMode="numeric" required />
      </Field>
    </FoldedAct>
  );
}
