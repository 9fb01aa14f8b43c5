import { pageTitle } from "#app/lib/page-tags.ts";
import { deliveryAdminMessages as say } from "../../texts/staff.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { IntentForm } from "#app/ui/intent-form.tsx";
import { AreaForm } from "./area-form.tsx";
import { RecordFrame } from "./record-frame.tsx";
import { showArea, submitArea } from "./area-page.server.ts";
import type { Route } from "./+types/area-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.stored ? say.editArea(loaderData.stored.name) : say.addArea, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showArea(context.get(requestContext).ctx, params.areaId);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitArea(context.get(requestContext), await readFormTexts(request), params.areaId);

export default function AreaPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, values, groups, provinces, strip } = loaderData;
  const { errors = {}, message, conflict } = actionData ?? {};
  return (
    <RecordFrame
      history={stored?.history}
      message={message}
      title={stored ? say.editArea(stored.name) : say.addArea}
    >
      {conflict ? (
        <ConflictForm conflict={conflict} discardTo="" />
      ) : (
        <AreaForm
          errors={errors}
          groups={groups}
          isRest={stored?.isRest ?? false}
          provinces={provinces}
          stored={values}
          strip={strip}
          typed={actionData?.values}
        />
      )}
      {stored && !stored.isRest && (
        <section aria-labelledby="remove" className="grid max-w-form gap-3">
          <h2 className="text-xl" id="remove">
            {say.removeArea}
          </h2>
          <p className="text-ink-soft">{say.removeAreaHint(stored.rest)}</p>
          <IntentForm intent="delete">
            <Button variant="danger">{say.removeNow(stored.name)}</Button>
          </IntentForm>
        </section>
      )}
    </RecordFrame>
  );
}
