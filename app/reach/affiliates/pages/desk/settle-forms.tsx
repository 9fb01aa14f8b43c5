import type { Centavos } from "#app/lib/money.ts";
import { Card } from "#app/ui/card.tsx";
import { Field, FileInput, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import type { PayoutMethod } from "../../rules/payout-terms.ts";
import { PROOF_ACCEPT, PROOF_FIELD } from "../../rules/proof-terms.ts";
import { paymentMessages as say } from "../../texts/staff-payments.ts";
import { payoutMessages } from "../../texts/staff-payouts.ts";

type Texts = Readonly<Record<string, string | undefined>>;
export type PaymentFailure = { intent: string; values: Texts; errors: Texts };
type FailureProps = { failure: PaymentFailure | undefined };

const MULTIPART = "multipart/form-data";

export function SettleForms({
  line,
  failure,
}: FailureProps & { line: { id: string; code: string } }) {
  const of = (intent: string) => (failure?.intent === intent ? failure : undefined);
  const [paid, failed] = [of("paid"), of("failed")];
  return (
    <details open={failure !== undefined}>
      <summary className="flex min-h-11 items-center underline underline-offset-4">
        {payoutMessages.settle(line.code)}
      </summary>
      <div className="grid gap-x-8 gap-y-6 pt-1 md:grid-cols-2">
        <IntentForm className="grid content-start gap-3" encType={MULTIPART} intent="paid">
          <input name="lineId" type="hidden" value={line.id} />
          <Reference failure={paid} id={line.id} label={payoutMessages.reference} />
          <ProofFile failure={paid} hint={say.proofHint} id={line.id} note={say.proofOptional} />
          <div>
            <IntentButton>{payoutMessages.paid}</IntentButton>
          </div>
        </IntentForm>
        <IntentForm className="grid content-start gap-3" intent="failed">
          <input name="lineId" type="hidden" value={line.id} />
          <Field
            error={failed?.errors["why"]}
            id={`why-${line.id}`}
            label={payoutMessages.failedWhy}
            name="why"
          >
            <Input autoComplete="off" defaultValue={failed?.values["why"]} maxLength={120} />
          </Field>
          <div>
            <IntentButton variant="danger">{payoutMessages.failed}</IntentButton>
          </div>
        </IntentForm>
      </div>
    </details>
  );
}

type Method = { method: PayoutMethod; count: number; total: Centavos };

/** All open lines of a method, where there are several. */
export function MethodForms({ methods, failure }: FailureProps & { methods: readonly Method[] }) {
  const tried = failure?.intent === "paid-all" ? failure : undefined;
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.method}</h2>
      <p className="text-ink-soft">{say.methodLead}</p>
      {methods.map(({ method, count, total }) => {
        const own = tried?.values["method"] === method ? tried : undefined;
        return (
          <details className="border-t border-line" key={method} open={own !== undefined}>
            <summary className="flex min-h-11 items-center underline underline-offset-4">
              {say.allOf(method, count, total)}
            </summary>
            <IntentForm
              className="grid max-w-form gap-3 pt-1 pb-3"
              encType={MULTIPART}
              intent="paid-all"
            >
              <input name="method" type="hidden" value={method} />
              <Reference failure={own} id={method} label={say.allReference(method)} />
              <ProofFile
                failure={own}
                hint={say.proofOfAllHint}
                id={method}
                note={say.proofOptional}
              />
              <div>
                <IntentButton>{say.allOf(method, count, total)}</IntentButton>
              </div>
            </IntentForm>
          </details>
        );
      })}
    </Card>
  );
}

function Reference({ id, label, failure }: FailureProps & { id: string; label: string }) {
  return (
    <Field
      error={failure?.errors["reference"]}
      id={`reference-${id}`}
      label={label}
      name="reference"
    >
      <Input autoComplete="off" defaultValue={failure?.values["reference"]} maxLength={120} />
    </Field>
  );
}

type ProofFileProps = FailureProps & { id: string; hint: string; note?: string };

export function ProofFile({ id, hint, note, failure }: ProofFileProps) {
  return (
    <Field
      error={failure?.errors[PROOF_FIELD]}
      hint={hint}
      id={`proof-${id}`}
      label={say.proof}
      name={PROOF_FIELD}
      note={note}
    >
      <FileInput accept={PROOF_ACCEPT} />
    </Field>
  );
}
