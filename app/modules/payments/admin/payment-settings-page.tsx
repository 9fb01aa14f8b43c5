import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { openSettings } from "#app/modules/settings/queries.server.ts";
import { may } from "#app/platform/access/may.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { PaymentSettingsForm } from "../components/payment-settings-form.tsx";
import { gatewaysContext } from "../gateways/gateways-context.server.ts";
import { paymentSettingsMessages as say } from "../texts/staff-settings.ts";
import { paymentSettingsTexts } from "./payment-settings-fields.ts";
import { explainOffers } from "../views/explain-offers.ts";
import { submitPaymentSettings } from "./submit-payment-settings.server.ts";
import type { Route } from "./+types/payment-settings-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { version, settings } = await openSettings(ctx.db, ["payments"]);
  return {
    offers: explainOffers(settings, context.get(gatewaysContext).enabled().length > 0),
    values: editable(paymentSettingsTexts(settings), version),
    mayWrite: may(ctx.actor, "settings:write"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const saved = await submitPaymentSettings(served.ctx, await readFormTexts(request));
  if (!saved.ok) return data(saved, { status: saved.status });
  return redirectWithFlash(served, href("/admin/settings/payments"), say.saved);
}

export default function PaymentSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid max-w-form gap-6">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      {!loaderData.mayWrite && (
        <Notice announced={false} id="read-only">
          {say.readOnly}
        </Notice>
      )}
      {actionData?.conflict ? (
        <ConflictForm conflict={actionData.conflict} discardTo="" />
      ) : (
        <PaymentSettingsForm
          errors={actionData?.errors}
          mayWrite={loaderData.mayWrite}
          offers={loaderData.offers}
          stored={loaderData.values}
          typed={actionData?.values}
        />
      )}
    </div>
  );
}
