import type { ReactNode } from "react";
import { Form } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { correctionFields } from "../admin/lot-fields.ts";
import { lotAdminMessages as say } from "../texts/staff.ts";

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
    <Folded open={failure !== undefined} title={title}>
      <Form className="grid gap-4 px-4 pt-1 pb-4" method="post" noValidate>
        {children}
        <WhyField failure={failure} hint={hint} intent={intent} />
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
    </Folded>
  );
}

function Folded({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className="rounded-card border border-line" open={open}>
      <summary className="flex min-h-12 items-center rounded-card px-4 underline underline-offset-4">
        {title}
      </summary>
      {children}
    </details>
  );
}

function WhyField({ intent, hint, failure }: Pick<FoldedProps, "intent" | "hint" | "failure">) {
  return (
    <Field
      error={failure?.errors["why"]}
      hint={hint}
      id={`why-${intent}`}
      label={say.why}
      name="why"
    >
      <Input autoComplete="off" defaultValue={failure?.values["why"]} maxLength={300} required />
    </Field>
  );
}

type CorrectLotProps = { stored: Texts; failure: ActFailure | undefined };

export function CorrectLot({ stored, failure }: CorrectLotProps) {
  const errors = failure?.errors ?? {};
  return (
    <Folded open={failure !== undefined} title={say.correct}>
      <EditForm
        actions={<Button variant="secondary">{say.correctNow}</Button>}
        className="grid gap-4 px-4 pt-1"
        fields={correctionFields}
        stored={stored}
        typed={failure?.values}
      >
        {(values) => (
          <>
            <input name="intent" type="hidden" value="correct" />
            <Field error={errors["lotNumber"]} label={say.lotNumber} name="lotNumber">
              <Input
                autoComplete="off"
                defaultValue={values["lotNumber"]}
                maxLength={40}
                required
              />
            </Field>
            <Field error={errors["madeOn"]} label={say.madeOn} name="madeOn" note={say.optional}>
              <Input defaultValue={values["madeOn"]} type="date" />
            </Field>
            <Field error={errors["expiresOn"]} label={say.expiresOn} name="expiresOn">
              <Input defaultValue={values["expiresOn"]} required type="date" />
            </Field>
            <Field error={errors["receivedUnits"]} label={say.units} name="receivedUnits">
              <Input defaultValue={values["receivedUnits"]} inputMode="numeric" required />
            </Field>
            <WhyField failure={failure} hint={say.correctHint} intent="correct" />
          </>
        )}
      </EditForm>
    </Folded>
  );
}
