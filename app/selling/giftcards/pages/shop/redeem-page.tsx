import { data, href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { unlisted } from "#app/lib/page-tags.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { redeemCard } from "../../commands/redeem-card.server.ts";
import { redeemInput } from "../../input.ts";
import { giftCardMessages } from "../../texts/shopper.ts";
import type { Route } from "./+types/redeem-page.ts";

const { redeem: say, check } = giftCardMessages;

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.title, matches);

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const form = parseForm(redeemInput, await readFormTexts(request));
  if (!form.ok) return data({ values: form.values, errors: form.errors }, { status: 422 });
  const redeemed = await redeemCard(served, form.value.code);
  if (redeemed.ok) {
    const done = say.done(formatMoney(redeemed.value.amount));
    return redirectWithFlash(served, href("/portal/credit"), done);
  }
  const errors: Record<string, string> = { code: say.refused[redeemed.reason] };
  const status = redeemed.reason === "too_many" ? 429 : 409;
  return data({ values: { code: form.value.code }, errors }, { status });
}

export default function RedeemPage({ actionData }: Route.ComponentProps) {
  const errors: Readonly<Record<string, string>> = actionData?.errors ?? {};
  const values: Readonly<Record<string, string>> = actionData?.values ?? {};
  return (
    <Page className="pb-20" width="form">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <Card padding="roomy">
        <IntentForm className="grid gap-5" intent="redeem">
          <ErrorSummary errors={errors} title={check} />
          <Field error={errors["code"]} hint={say.codeHint} label={say.code} name="code">
            <Input
              autoCapitalize="characters"
              autoComplete="off"
              className="figures"
              defaultValue={values["code"]}
              maxLength={200}
              required
              spellCheck={false}
            />
          </Field>
          <IntentButton wide>{say.send}</IntentButton>
        </IntentForm>
      </Card>
    </Page>
  );
}
