import { Form, href, useNavigation } from "react-router";
import { tagsOf } from "#app/lib/page-tags.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import { gatewaysContext } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { EmailInput, Field, Input, Textarea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { LONGEST_MESSAGE } from "../../rules/card-terms.ts";
import { giftCardMessages as say } from "../../texts/shopper.ts";
import { loadGiftCards, submitGiftCard } from "./gift-cards-page.server.ts";
import type { Route } from "./+types/gift-cards-page.ts";

export const meta: Route.MetaFunction = (page) => tagsOf(page, say.title, say.lead);

export const loader = ({ context }: Route.LoaderArgs) =>
  loadGiftCards(context.get(requestContext), context.get(gatewaysContext).enabled()[0]);

export const action = ({ request, context }: Route.ActionArgs) =>
  submitGiftCard(context.get(requestContext), request, context.get(gatewaysContext).enabled()[0]);

export default function GiftCardsPage({ loaderData, actionData }: Route.ComponentProps) {
  const isOpen = loaderData.methods.length > 0;
  return (
    <Page className="grid gap-6 pb-20" width="form">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      {isOpen ? (
        <GiftCardForm failure={actionData} offered={loaderData} />
      ) : (
        <Notice announced={false} title={say.noPayment}>
          {say.noPaymentHint}
        </Notice>
      )}
      <p>
        {say.haveOne} <TextLink to={href("/gift-cards/redeem")}>{say.redeemLink}</TextLink>
      </p>
    </Page>
  );
}

const FIELDS = (["recipientName", "recipientEmail", "buyerName", "buyerEmail"] as const).map(
  (name) => ({ name, label: say[name] }),
);

type Texts = Readonly<Record<string, string | undefined>>;
type Offered = Route.ComponentProps["loaderData"];
type GiftCardFormProps = {
  offered: Offered;
  failure: { values: Texts; errors: Texts; key: string } | undefined;
};

function GiftCardForm({ offered, failure }: GiftCardFormProps) {
  const pending = useNavigation().state === "submitting";
  const { amounts, methods, days, known } = offered;
  const { errors = {}, key = offered.key } = failure ?? {};
  const values: Texts = failure?.values ?? known;
  return (
    <Card padding="roomy">
      <Form className="grid gap-6" method="post" noValidate>
        <input name="key" type="hidden" value={key} />
        <ErrorSummary attempt={key} errors={errors} fields={FIELDS} title={say.check} />
        <RadioGroup
          defaultValue={values["amount"] ?? amounts[1]?.value ?? amounts[0]?.value}
          error={errors["amount"]}
          legend={say.amount}
          name="amount"
          options={amounts}
          required
        />
        <Person errors={errors} of="recipient" values={values} />
        <Field
          error={errors["message"]}
          hint={say.messageHint}
          label={say.message}
          name="message"
          note={say.optional}
        >
          <Textarea defaultValue={values["message"]} maxLength={LONGEST_MESSAGE} rows={3} />
        </Field>
        <Field error={errors["sendOn"]} hint={say.sendOnHint} label={say.sendOn} name="sendOn">
          <Input defaultValue={values["sendOn"] ?? days.min} required type="date" {...days} />
        </Field>
        <Person errors={errors} of="buyer" values={values} />
        <RadioGroup
          defaultValue={values["paymentMethod"] ?? methods[0]}
          error={errors["paymentMethod"]}
          legend={say.method}
          name="paymentMethod"
          options={methods.map((value) => ({ value, label: orderMessages.method[value] }))}
          required
        />
        <Button pending={pending} wide>
          {say.pay}
        </Button>
      </Form>
    </Card>
  );
}

type PersonProps = { of: "buyer" | "recipient"; values: Texts; errors: Texts };

function Person({ of, values, errors }: PersonProps) {
  const [name, email] = [`${of}Name`, `${of}Email`] as const;
  const isOwn = of === "buyer";
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-display text-xl">{say[of]}</legend>
      <Field error={errors[name]} label={say[name]} name={name}>
        <Input
          autoComplete={isOwn ? "name" : "off"}
          defaultValue={values[name]}
          maxLength={80}
          required
        />
      </Field>
      <Field
        error={errors[email]}
        hint={isOwn && say.buyerEmailHint}
        label={say[email]}
        name={email}
      >
        <EmailInput autoComplete={isOwn ? "email" : "off"} defaultValue={values[email]} />
      </Field>
    </fieldset>
  );
}
