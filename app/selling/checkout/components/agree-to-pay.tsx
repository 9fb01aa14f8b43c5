import { formatMoney, type Centavos } from "#app/lib/money.ts";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { agreeMessages as say } from "../texts/shopper-agree.ts";
import { AgreeFields } from "./agree-fields.tsx";

/** The errors and values of a refused form. */
export type AgreeAnswer = {
  errors?: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, string>>;
};

type AgreeToPayProps = {
  supervise: readonly string[];
  total: Centavos;
  /** The deadline. */
  until: string | undefined;
  answer: AgreeAnswer | undefined;
};

/** The payment of an order that staff placed. Its buyer agrees to the terms first. */
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
