import type { ReactNode } from "react";
import { Form } from "react-router";
import type { EditAnswer, Texts } from "#app/lib/edit.ts";
import { AnswerNotice } from "#app/ui/answer-notice.tsx";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { IntentStep } from "#app/ui/intent-form.tsx";
import { FormFields } from "#app/ui/form-fields.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import type { ShownAct, ShownForm } from "../views/shown-form.ts";
import { RecordHistory } from "./record-history.tsx";

type RecordFormProps = ShownForm & {
  /** The result of the form's last submission. */
  answer: EditAnswer | undefined;
  /** Further buttons beside Save: an `IntentStep`. */
  steps?: ReactNode;
  /** What the fields lead to: beside the form on wide screens, else below it. */
  beside?: ReactNode;
  /** Further parts of the record, between its form and its history. */
  children?: ReactNode;
};

/** The page of a record that a form changes, as `recordForm` loads it. */
export function RecordForm({
  title,
  back,
  stored,
  answer,
  steps,
  beside,
  children,
  ...form
}: RecordFormProps) {
  const { errors = {}, message, reference, conflict, values: typed } = answer ?? {};
  return (
    <>
      <BackLink to={back.to}>{back.label}</BackLink>
      <PageTitle>{title}</PageTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <AnswerNotice message={message} reference={reference} />
        {stored?.archived && <Archived {...stored.archived} />}
        {conflict && <ConflictForm conflict={conflict} discardTo="" />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 empty:hidden xl:grid-cols-[minmax(0,var(--container-form))_minmax(0,1fr)]">
          {!conflict && !stored?.archived && (
            <Fields {...form} errors={errors} steps={steps} typed={typed} />
          )}
          {beside}
        </div>
        {children}
        {stored && <RecordHistory history={stored.history} />}
        {stored?.removal && <Removal {...stored.removal} />}
      </div>
    </>
  );
}

type FieldsProps = Pick<ShownForm, "fields" | "values" | "words"> & {
  typed: Texts | undefined;
  errors: Texts;
  steps: ReactNode;
};

function Fields({ fields, values: stored, words, typed, errors, steps }: FieldsProps) {
  return (
    <EditForm
      actions={
        <>
          <IntentStep intent="save">{words.save}</IntentStep>
          {steps}
        </>
      }
      className="max-w-form"
      fields={fields}
      stored={stored}
      typed={typed}
    >
      {(values) => (
        <>
          <ErrorSummary errors={errors} title={words.check} />
          <FormFields errors={errors} fields={fields} values={values} />
        </>
      )}
    </EditForm>
  );
}

/** Folded, so that staff do not remove a record with one accidental press. */
function Removal({ title, hint, button, blocked }: ShownAct) {
  return (
    <details className="max-w-form border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold" data-act="remove">
        {title}
      </summary>
      <Form className="grid justify-items-start gap-4 pt-2" method="post">
        <p className="measure">{hint}</p>
        <IntentStep
          aria-describedby={blocked && "removal-blocked"}
          disabled={blocked !== undefined}
          intent="remove"
          variant="danger"
        >
          {button}
        </IntentStep>
        {blocked && (
          <p className="measure text-ink-soft" id="removal-blocked">
            {blocked}
          </p>
        )}
      </Form>
    </details>
  );
}

function Archived({ title, hint, button }: ShownAct) {
  return (
    <Notice announced={false} className="max-w-form" title={title}>
      <Form className="grid justify-items-start gap-3" method="post">
        <p>{hint}</p>
        <IntentStep data-act="restore" intent="restore" variant="secondary">
          {button}
        </IntentStep>
      </Form>
    </Notice>
  );
}
