import type { ReactNode } from "react";
import { Form } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { lotAdminMessages as say } from "../texts/staff.ts";

export type ActFailure = { errors?: Texts | undefined; values?: Texts | undefined };
/**
 * The failure of the form with this intent, if it was sent; with `reportId`, only for that report.
 */
export type FailureOf = (intent: string, reportId?: string) => ActFailure | undefined;

type FoldedProps = {
  intent: string;
  title: string;
  submit: string;
  hint: string;
  failure: ActFailure | undefined;
  danger?: boolean;
  children?: ReactNode;
};

/** A form that asks for a reason. It is folded, to prevent accidental presses. */
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

export function Folded({
  title,
  open,
  children,
}: {
  title: string;
  open: boolean;
  children: ReactNode;
}) {
  return (
    <details className="rounded-card border border-line" open={open}>
      <summary className="flex min-h-12 items-center rounded-card px-4 underline underline-offset-4">
        {title}
      </summary>
      {children}
    </details>
  );
}

export function WhyField({
  intent,
  hint,
  failure,
}: Pick<FoldedProps, "intent" | "hint" | "failure">) {
  return (
    <Field
      error={failure?.errors?.["why"]}
      hint={hint}
      id={`why-${intent}`}
      label={say.why}
      name="why"
    >
      <Input autoComplete="off" defaultValue={failure?.values?.["why"]} maxLength={300} required />
    </Field>
  );
}
