import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Select, Textarea } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { CreditEntries } from "../../components/credit-entries.tsx";
import { creditMessages } from "../../texts/shopper.ts";
import { creditAdminMessages as say } from "../../texts/staff.ts";
import { loadCustomerCredit, submitGoodwill } from "./customer-credit-page.server.ts";
import type { Route } from "./+types/customer-credit-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.of(loaderData.name) : say.title, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadCustomerCredit(context.get(requestContext).ctx, params.customerId);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitGoodwill(context.get(requestContext), request, params.customerId);

/** Revalidate after a refusal too, since the balance may have changed in the meantime. */
export const shouldRevalidate = () => true;

export default function CustomerCreditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { customerId, name, balance, entries, form, isGuest, mayTake } = loaderData;
  return (
    <RecordPage
      back={{ to: href("/admin/customers/:customerId", { customerId }), label: say.back }}
      lead={say.balance(balance)}
      title={<bdi className="wrap-anywhere">{say.of(name)}</bdi>}
    >
      {isGuest && <Notice announced={false}>{say.guest}</Notice>}
      {form && (
        <Card as="section" className="grid gap-4">
          <h2 className="text-xl">{say.give}</h2>
          <GoodwillForm failure={actionData} form={form} mayTake={mayTake} />
        </Card>
      )}
      {entries.length > 0 && (
        <Card as="section" className="grid gap-2">
          <h2 className="text-xl">{creditMessages.history}</h2>
          <CreditEntries entries={entries} />
        </Card>
      )}
    </RecordPage>
  );
}

type Texts = Readonly<Record<string, string | undefined>>;
type GoodwillFormProps = {
  form: { key: string; left: string };
  mayTake: boolean;
  failure: { values: Texts; errors: Texts } | undefined;
};

function GoodwillForm({ form, mayTake, failure }: GoodwillFormProps) {
  const { values = {}, errors = {} } = failure ?? {};
  return (
    <IntentForm className="grid max-w-form gap-4" intent="goodwill" key={form.key}>
      <input name="key" type="hidden" value={values["key"] ?? form.key} />
      <p className="text-ink-soft">{say.giveLead(form.left)}</p>
      <ErrorSummary errors={errors} title={say.errors.check} />
      {mayTake ? (
        <Field error={errors["way"]} label={say.way} name="way">
          <Select defaultValue={values["way"] ?? "add"}>
            <option value="add">{say.ways.add}</option>
            <option value="take">{say.ways.take}</option>
          </Select>
        </Field>
      ) : (
        <input name="way" type="hidden" value="add" />
      )}
      <Field error={errors["amount"]} label={say.amount} name="amount">
        <Input autoComplete="off" defaultValue={values["amount"]} inputMode="decimal" />
      </Field>
      <Field error={errors["reason"]} hint={say.reasonHint} label={say.reason} name="reason">
        <Textarea defaultValue={values["reason"]} maxLength={300} rows={3} />
      </Field>
      <div>
        <IntentButton>{say.save}</IntentButton>
      </div>
    </IntentForm>
  );
}
