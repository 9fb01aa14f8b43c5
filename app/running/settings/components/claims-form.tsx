import { useNavigation, href } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { claimFields } from "../pages/desk/claim-fields.ts";
import { claimsMessages as say } from "../texts/staff-claims.ts";
import { claimKey, type ClaimName } from "../rules/claim-settings.ts";
import type { Claim, ClaimState } from "../rules/claims.ts";

type ClaimRow = Claim & { name: ClaimName; state: ClaimState };

type ClaimsFormProps = {
  claims: readonly ClaimRow[];
  /** Evidence cannot have a later date. */
  today: string;
  mayWrite: boolean;
  stored: Texts;
  typed: Texts | undefined;
  errors: Texts | undefined;
};

const tones: Record<ClaimState, Tone> = {
  hidden: "neutral",
  unproven: "neutral",
  undated: "warning",
  old: "warning",
  proven: "success",
};

export function ClaimsForm({
  claims,
  today,
  mayWrite,
  stored,
  typed,
  errors = {},
}: ClaimsFormProps) {
  const { state } = useNavigation();
  return (
    <EditForm
      action={href("/admin/settings/claims")}
      actions={mayWrite && <Button pending={state === "submitting"}>{say.save}</Button>}
      fields={claimFields}
      stored={stored}
      typed={typed}
    >
      {(values) => (
        <fieldset
          aria-describedby={mayWrite ? undefined : "read-only"}
          className="grid gap-4"
          disabled={!mayWrite}
        >
          <ErrorSummary errors={errors} title={say.errorTitle} />
          {claims.map((claim) => (
            <ClaimFields
              claim={claim}
              errors={errors}
              key={claim.name}
              today={today}
              values={values}
            />
          ))}
        </fieldset>
      )}
    </EditForm>
  );
}

type ClaimFieldsProps = { claim: ClaimRow; today: string; values: Texts; errors: Texts };

function ClaimFields({ claim, today, values, errors }: ClaimFieldsProps) {
  const { name, state } = claim;
  const { name: title, where } = say.places[name];
  const of = (part: keyof typeof say.fields) => {
    const key = claimKey(name, part);
    return {
      field: { name: key, label: say.fields[part], error: errors[key] },
      shown: values[key],
    };
  };
  const fields = {
    figure: of("figure"),
    text: of("text"),
    evidence: of("evidence"),
    asOf: of("as_of"),
  };
  return (
    <Card
      aria-labelledby={`claim-${name}`}
      as="section"
      className="grid gap-x-8 gap-y-4 md:grid-cols-[13rem_1fr]"
    >
      <div className="grid content-start justify-items-start gap-1.5">
        <h2 className="text-xl" id={`claim-${name}`}>
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{say.shownOn(where)}</p>
        <Badge look="plain" tone={tones[state]}>
          {say.states[state]}
        </Badge>
      </div>
      <div className="grid gap-4 sm:grid-cols-[11rem_1fr]">
        <Field {...fields.figure.field}>
          <Input autoComplete="off" defaultValue={fields.figure.shown} maxLength={20} />
        </Field>
        <Field {...fields.text.field} hint={say.textHint}>
          <Input autoComplete="off" defaultValue={fields.text.shown} maxLength={60} />
        </Field>
        <Field {...fields.asOf.field}>
          <Input defaultValue={fields.asOf.shown} max={today} type="date" />
        </Field>
        <Field {...fields.evidence.field} hint={say.evidenceHint}>
          <Textarea
            className="min-h-11"
            rows={1}
            defaultValue={fields.evidence.shown}
            maxLength={1_000}
          />
        </Field>
      </div>
    </Card>
  );
}
