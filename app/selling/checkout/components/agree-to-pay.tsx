import { formatMoney, type Centavos } from "#app/lib/money.ts";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { agreeMessages as say } from "../texts/shopper-agree.ts";
import { AgreeFields } from "./agree-fields.tsx";

/** What its form was answered: what is missing, and what was ticked. */
export type AgreeAnswer = {
  errors?: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, string>>;
};

type AgreeToPayProps = {
  supervise: readonly string[];
  total: Centavos;
  /** Until when. */
  until: string | undefined;
  answer: AgreeAnswer | undefined;
};

/** The way to pay an order that staff made: its buyer agrees to the terms first. */
export function AgreeToPay({ supervise, total, until, answer }: AgreeToPayProps) {
  const { values = {}, errors = {} } = answer ?? {};
  return (
    <Card as="section" className="grid max-w-form gap-5" padding="roomy">
      <h2 className="text-2xl">{say.title}</h2>
      <p>
        {say.lead} {until && say.until(until)}
      </p>
      <IntentForm className="grid gap-5" intent="agree">
        <AgreeFields errors={errors} supervise={supervise} values={values} />
        <div>
          <IntentButton size="large">{say.submit(formatMoney(total))}</IntentButton>
        </div>
      </IntentForm>
    </Card>
  );
}
