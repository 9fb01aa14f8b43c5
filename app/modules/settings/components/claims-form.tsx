import { Form, useNavigation } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { claimsMessages as say } from "../admin/messages.ts";
import { claimKey } from "../rules/claim-settings.ts";
import type { ClaimName } from "../rules/claim-settings.ts";
import type { Claim, ClaimState } from "../rules/claims.ts";

type Entered = Claim & { name: ClaimName; state: ClaimState };
type Failure = { errors: Record<string, string>; values: Record<string, string> };

type ClaimsFormProps = {
  claims: readonly Entered[];
  /** No evidence can be of a later day. */
  today: string;
  mayWrite: boolean;
  failure: Failure | undefined;
};

const tones: Record<ClaimState, Tone> = {
  hidden: "neutral",
  unproven: "warning",
  undated: "warning",
  old: "warning",
  proven: "success",
};

export function ClaimsForm({ claims, today, mayWrite, failure }: ClaimsFormProps) {
  const { state } = useNavigation();
  const listed = Object.entries(failure?.errors ?? {}).map(([field, message]) => ({
    field,
    message,
  }));
  return (
    <Form action="/admin/settings/claims" method="post" noValidate>
      <fieldset className="grid gap-4" disabled={!mayWrite}>
        <ErrorSummary errors={listed} title={say.errorTitle} />
        {claims.map((claim) => (
          <ClaimFields claim={claim} failure={failure} key={claim.name} today={today} />
        ))}
        {mayWrite && (
          <div>
            <Button pending={state === "submitting"}>{say.save}</Button>
          </div>
        )}
      </fieldset>
    </Form>
  );
}

type ClaimFieldsProps = { claim: Entered; today: string; failure: Failure | undefined };

function ClaimFields({ claim, today, failure }: ClaimFieldsProps) {
  const { name, state, figure, text, evidence, asOf } = claim;
  const { name: title, where } = say.places[name];
  const of = (part: keyof typeof say.fields, saved: string) => {
    const key = claimKey(name, part);
    return {
      field: { name: key, label: say.fields[part], error: failure?.errors[key] },
      typed: failure?.values[key] ?? saved,
    };
  };
  const fields = {
    figure: of("figure", figure),
    text: of("text", text),
    evidence: of("evidence", evidence),
    asOf: of("as_of", asOf),
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
          <Input autoComplete="off" defaultValue={fields.figure.typed} maxLength={20} />
        </Field>
        <Field {...fields.text.field} hint={say.textHint}>
          <Input autoComplete="off" defaultValue={fields.text.typed} maxLength={60} />
        </Field>
        <Field {...fields.asOf.field}>
          <Input defaultValue={fields.asOf.typed} max={today} type="date" />
        </Field>
        <Field {...fields.evidence.field} hint={say.evidenceHint}>
          <Textarea
            className="min-h-11"
            rows={1}
            defaultValue={fields.evidence.typed}
            maxLength={1_000}
          />
        </Field>
      </div>
    </Card>
  );
}
