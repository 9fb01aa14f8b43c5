import { pageTitle } from "#app/lib/page-tags.ts";
import { SETTING_PAGES } from "#app/running/settings/pages/desk/setting-pages.ts";
import { SettingForm } from "#app/running/settings/components/setting-form.tsx";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { addressOf } from "#app/running/settings/pages/desk/setting-address.ts";
import { FailedSettings, SettingsFrame } from "#app/running/settings/pages/desk/settings-frame.tsx";
import { AreaList } from "./area-list.tsx";
import { CarrierList } from "./carrier-list.tsx";
import { ParcelChecks } from "./parcel-checks.tsx";
import { PreviewBox } from "./preview-box.tsx";
import { showDelivery } from "./delivery-page.server.ts";
import { submitDelivery } from "./submit-delivery.server.ts";
import type { Route } from "./+types/delivery-page.ts";

const PAGE = SETTING_PAGES.delivery;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(PAGE.title, matches)];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  showDelivery(context.get(requestContext).ctx, url.searchParams);

export const action = async ({ request, context }: Route.ActionArgs) =>
  submitDelivery(context.get(requestContext), await readFormTexts(request));

/** The delivery settings with one Save button, links to areas and carriers, and a trial order. */
export default function DeliveryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { values, history, mayWrite, areas, carriers, preview, parcels } = loaderData;
  return (
    <SettingsFrame {...PAGE} history={history} mayWrite={mayWrite} message={actionData?.message}>
      {actionData?.conflict ? (
        <ConflictForm conflict={actionData.conflict} discardTo="" />
      ) : (
        <SettingForm
          action={addressOf("delivery")}
          errors={actionData?.errors}
          mayWrite={mayWrite}
          name="delivery"
          stored={values}
          typed={actionData?.values}
        />
      )}
      <AreaList areas={areas} mayWrite={mayWrite} />
      <CarrierList carriers={carriers} mayWrite={mayWrite} />
      <PreviewBox {...preview} />
      <ParcelChecks {...parcels} />
    </SettingsFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedSettings error={error} />;
}
