import { data, href } from "react-router";
import type { EditAnswer } from "#app/lib/edit.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { submitPaymentSettings } from "#app/selling/payments/pages/desk/submit-payment-settings.server.ts";
import { CallbackHealth } from "#app/selling/payments/components/callback-health.tsx";
import { PaymentSettingsForm } from "#app/selling/payments/components/payment-settings-form.tsx";
import { ProviderList } from "#app/selling/payments/components/provider-list.tsx";
import { gatewaysContext } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { paymentSettingsMessages as say } from "#app/selling/payments/texts/staff-settings.ts";
import { settingMessages } from "../../texts/staff.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { FailedSettings, SettingsFrame } from "./settings-frame.tsx";
import { showPayments } from "./payments-page.server.ts";
import { settingsUndo } from "../../undo/setting-group.server.ts";
import type { Route } from "./+types/payments-page.ts";

const PAGE = { groups: ["payments"], address: href("/admin/settings/payments") } as const;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ context }: Route.LoaderArgs) =>
  showPayments(context.get(requestContext), context.get(gatewaysContext), PAGE.groups);

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const sent = await readFormTexts(request);
  const saved = await submitPaymentSettings(served.ctx, sent);
  if (!saved.ok) return data<EditAnswer>(saved, { status: saved.status });
  const subject = { ...settingsUndo, id: PAGE.groups };
  return redirectWithUndo(served, PAGE.address, settingMessages.saved, subject);
}

export default function PaymentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { offers, values, history, providers, callbacks, mayWrite } = loaderData;
  return (
    <SettingsFrame
      history={history}
      lead={say.lead}
      mayWrite={mayWrite}
      message={actionData?.message}
      title={say.title}
    >
      {actionData?.conflict ? (
        <ConflictForm conflict={actionData.conflict} discardTo="" />
      ) : (
        <PaymentSettingsForm
          errors={actionData?.errors}
          mayWrite={mayWrite}
          offers={offers}
          stored={values}
          typed={actionData?.values}
        />
      )}
      <ProviderList mayWrite={mayWrite} providers={providers} />
      <CallbackHealth gateways={callbacks} />
    </SettingsFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedSettings error={error} />;
}
