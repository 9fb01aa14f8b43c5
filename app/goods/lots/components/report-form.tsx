import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, FileInput, Input } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { lotAdminMessages as say } from "../texts/staff.ts";
import type { ActFailure } from "./folded-act.tsx";
import { REPORT_ACCEPT, REPORT_FIELD } from "../rules/report-terms.ts";
import { ResultFields, resultFieldNames } from "./result-fields.tsx";

type ReportFormProps = { failure: ActFailure | undefined };

const FIELDS = {
  labName: { label: say.labName, hint: undefined, type: "text" },
  reportedOn: { label: say.reportedOn, hint: undefined, type: "date" },
  verifyUrl: { label: say.verifyUrl, hint: say.verifyHint, type: "url" },
} as const;

const NAMED = [
  { name: REPORT_FIELD, label: say.file },
  ...Object.entries(FIELDS).map(([name, { label }]) => ({ name, label })),
  ...resultFieldNames,
];

const OPTIONAL = new Set(["verifyUrl"]);

/** A plain form, so that the browser itself sends the file and follows the redirect. */
export function ReportForm({ failure }: ReportFormProps) {
  const [busy, start] = useBusy();
  const errors = failure?.errors ?? {};
  const values = failure?.values ?? {};
  return (
    <form
      className="grid gap-4 px-4 pt-1 pb-4"
      encType="multipart/form-data"
      method="post"
      noValidate
      onSubmit={start}
    >
      <p className="text-ink-soft">{say.addLead}</p>
      <Notice announced={false} title={say.warning} tone="warning" />
      <ErrorSummary errors={errors} fields={NAMED} title={say.check} />
      <Field error={errors[REPORT_FIELD]} hint={say.fileHint} label={say.file} name={REPORT_FIELD}>
        <FileInput accept={REPORT_ACCEPT} required />
      </Field>
      {Object.entries(FIELDS).map(([name, { label, hint, type }]) => (
        <Field
          error={errors[name]}
          hint={hint}
          key={name}
          label={label}
          name={name}
          note={OPTIONAL.has(name) ? say.optional : undefined}
        >
          <Input
            autoComplete="off"
            defaultValue={values[name]}
            maxLength={name === "verifyUrl" ? 500 : 120}
            type={type}
          />
        </Field>
      ))}
      <ResultFields errors={errors} values={values} />
      <div>
        <Button pending={busy}>{say.addReport}</Button>
      </div>
    </form>
  );
}
