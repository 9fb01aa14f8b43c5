import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { gatewaysContext } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { EmailInput, Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { FactList } from "#app/ui/summary-list.tsx";
import { giftCardAdminMessages as say } from "../../texts/staff.ts";
import { CardBadge } from "./cards-page.tsx";
import { loadCard, submitCard } from "./card-page.server.ts";
import type { Route } from "./+types/card-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.of(loaderData.name) : say.title, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadCard(context.get(requestContext).ctx, params.cardId);

export const action = ({ request, params: { cardId }, context }: Route.ActionArgs) => {
  const given = { served: context.get(requestContext), gateways: context.get(gatewaysContext) };
  return submitCard({ ...given, cardId }, request);
};

/** Revalidate after a refusal too: the recipient may have redeemed the card in the meantime. */
export const shouldRevalidate = () => true;

export default function CardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, state, facts, failedRefund, email, mayVoid, history } = loaderData;
  return (
    <RecordPage
      back={{ to: href("/admin/gift-cards"), label: say.back }}
      notices={failedRefund && <Notice announced={false} title={failedRefund} tone="error" />}
      side={
        <Card as="section">
          <FactList facts={facts} />
        </Card>
      }
      state={<CardBadge state={state} />}
      title={<bdi className="wrap-anywhere">{say.of(name)}</bdi>}
    >
      {email !== undefined && <ResendForm email={email} failure={actionData} />}
      {mayVoid && <VoidForm failure={actionData} />}
      <RecordHistory history={history} />
    </RecordPage>
  );
}

type Texts = Readonly<Record<string, string | undefined>>;
type FormProps = { failure: { values: Texts; errors: Texts } | undefined };

/** The failure of this form, not of the other one on the page. */
const own = (intent: string, failure: FormProps["failure"]) =>
  failure?.values["intent"] === intent ? failure : { values: {} as Texts, errors: {} as Texts };

function ResendForm({ email, failure }: FormProps & { email: string }) {
  const { values, errors } = own("resend", failure);
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.resend}</h2>
      <p className="text-ink-soft">{say.resendLead}</p>
      <IntentForm className="grid max-w-form gap-4" data-act="resend-gift-card" intent="resend">
        <ErrorSummary errors={errors} title={say.check} />
        <Field error={errors["email"]} label={say.email} name="email">
          <EmailInput autoComplete="off" defaultValue={values["email"] ?? email} />
        </Field>
        <div>
          <IntentButton>{say.resendSave}</IntentButton>
        </div>
      </IntentForm>
    </Card>
  );
}

function VoidForm({ failure }: FormProps) {
  const { values, errors } = own("void", failure);
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.void}</h2>
      <p className="text-ink-soft">{say.voidLead}</p>
      <IntentForm className="grid max-w-form gap-4" intent="void">
        <ErrorSummary errors={errors} title={say.check} />
        <Field error={errors["reason"]} label={say.reason} name="reason">
          <Input autoComplete="off" defaultValue={values["reason"]} maxLength={200} />
        </Field>
        <Field
          error={errors["byHand"]}
          hint={say.byHandHint}
          label={say.byHand}
          name="byHand"
          note={say.optional}
        >
          <Input autoComplete="off" defaultValue={values["byHand"]} maxLength={100} />
        </Field>
        <div>
          <IntentButton variant="danger">{say.voidSave}</IntentButton>
        </div>
      </IntentForm>
    </Card>
  );
}
