import { data, href } from "react-router";
import type { EditAnswer } from "#app/lib/edit.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { deliveryAdminMessages as say } from "../../texts/staff.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { CarrierForm } from "./carrier-form.tsx";
import { RecordFrame } from "./record-frame.tsx";
import { showCarrier, submitCarrier } from "./carrier-page.server.ts";
import type { Route } from "./+types/carrier-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.stored ? say.editCarrier(loaderData.stored.name) : say.addCarrier, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showCarrier(context.get(requestContext).ctx, params.carrierId);

export async function action({ request, params, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const saved = await submitCarrier(served.ctx, await readFormTexts(request), params.carrierId);
  if (!saved.ok) return data<EditAnswer>(saved, { status: saved.status });
  return redirectWithFlash(served, href("/admin/settings/delivery"), say.saved(saved.value.name));
}

export default function CarrierPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, values: before } = loaderData;
  const { errors = {}, message, conflict } = actionData ?? {};
  return (
    <RecordFrame
      history={stored?.history}
      message={message}
      title={stored ? say.editCarrier(stored.name) : say.addCarrier}
    >
      {conflict ? (
        <ConflictForm conflict={conflict} discardTo="" />
      ) : (
        <CarrierForm
          errors={errors}
          stored={before}
          trackingAddress={stored?.trackingAddress}
          typed={actionData?.values}
        />
      )}
    </RecordFrame>
  );
}
