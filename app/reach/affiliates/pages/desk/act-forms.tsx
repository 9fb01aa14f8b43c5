import type { ReactNode } from "react";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { AdjustFields } from "./adjust-fields.tsx";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";
import type { LoadedAffiliate } from "./load-affiliate.server.ts";

type Texts = Readonly<Record<string, string | undefined>>;
export type ActFailure = { intent: string; values: Texts; errors: Texts };

type ActFormsProps = { own: LoadedAffiliate; failure: ActFailure | undefined };

/** The actions that are possible for an affiliate now, each folded, in one card. */
export function ActForms({ own, failure }: ActFormsProps) {
  const of = (intent: string) => (failure?.intent === intent ? failure : undefined);
  const { acts, version } = own;
  return (
    <div className="grid divide-y divide-line rounded-card border border-line empty:hidden">
      {acts.includes("recode") && (
        <Folded failure={of("recode")} intent="recode" lead={say.recodeLead} version={version}>
          <Field
            error={of("recode")?.errors["code"]}
            hint={say.codeHint}
            label={say.recodeField}
            name="code"
          >
            <Input
              autoCapitalize="characters"
              autoComplete="off"
              defaultValue={of("recode")?.values["code"]}
              maxLength={20}
            />
          </Field>
        </Folded>
      )}
      {acts.includes("adjust") && (
        <Folded failure={of("adjust")} intent="adjust" lead={say.adjustLead} version={version}>
          <AdjustFields failure={of("adjust")} />
        </Folded>
      )}
      {acts.includes("suspend") && (
        <Folded failure={of("suspend")} intent="suspend" lead={say.suspendLead} version={version}>
          <Reason failure={of("suspend")} label={say.suspendReason} />
        </Folded>
      )}
      {acts.includes("resume") && (
        <Folded failure={of("resume")} intent="resume" lead={say.resumeLead} version={version}>
          <Reason failure={of("resume")} label={say.resumeReason} />
        </Folded>
      )}
    </div>
  );
}

type FoldedProps = {
  intent: "recode" | "adjust" | "suspend" | "resume";
  lead: string;
  version: number;
  failure: ActFailure | undefined;
  children: ReactNode;
};

function Folded({ intent, lead, version, failure, children }: FoldedProps) {
  return (
    <details open={failure !== undefined}>
      <summary className="flex min-h-12 items-center rounded-card px-5 underline underline-offset-4">
        {say[intent]}
      </summary>
      <IntentForm className="grid max-w-form gap-4 px-5 pt-1 pb-5" intent={intent}>
        <input name="version" type="hidden" value={version} />
        <p className="text-ink-soft">{lead}</p>
        <ErrorSummary errors={failure?.errors ?? {}} title={say.errors.check} />
        {children}
        <div>
          <IntentButton variant={intent === "suspend" ? "danger" : "primary"}>
            {say[intent]}
          </IntentButton>
        </div>
      </IntentForm>
    </details>
  );
}

function Reason({ label, failure }: { label: string; failure: ActFailure | undefined }) {
  return (
    <Field error={failure?.errors["reason"]} label={label} name="reason">
      <Textarea defaultValue={failure?.values["reason"]} maxLength={500} rows={3} />
    </Field>
  );
}
