import { data, redirect } from "react-router";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { may } from "#app/platform/access/may.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { PaymentSettingsForm } from "../components/payment-settings-form.tsx";
import { gatewaysContext } from "../gateways/gateways-context.server.ts";
import { paymentSettingsMessages as say } from "./messages.ts";
import { explainOffers } from "../rules/explain-offers.ts";
import { submitPaymentSettings } from "./submit-payment-settings.server.ts";
import type { Route } from "./+types/payment-settings-page.ts";

export const meta: Route.MetaFunction = () => [{ title: `${say.title} · Project: Me` }];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const settings = await loadSettings(ctx.db);
  const { pay_card, pay_gcash, pay_maya, pay_bank, pay_cod } = settings;
  const { bank_name, bank_account_name, bank_account_number, bank_instructions } = settings;
  return {
    offers: explainOffers(settings, context.get(gatewaysContext).enabled().length > 0),
    switches: { pay_card, pay_gcash, pay_maya, pay_bank, pay_cod },
    texts: {
      bank_name,
      bank_account_name,
      bank_account_number,
      bank_instructions,
      cod_max_amount: String(settings.cod_max_amount),
    },
    mayWrite: may(ctx.actor, "settings:write"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const values = await readFormTexts(request);
  const saved = await submitPaymentSettings(ctx, values);
  if (!saved.ok) return data({ errors: saved.errors, values }, { status: 422 });
  return redirect("/admin/settings/payments", {
    status: 303,
    headers: { "set-cookie": flashCookie(env.appUrl, { tone: "success", text: say.saved }) },
  });
}

export default function PaymentSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid max-w-form gap-6">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      {!loaderData.mayWrite && <Notice announced={false}>{say.readOnly}</Notice>}
      <PaymentSettingsForm
        failure={actionData}
        mayWrite={loaderData.mayWrite}
        offers={loaderData.offers}
        switches={loaderData.switches}
        texts={loaderData.texts}
      />
    </div>
  );
}
