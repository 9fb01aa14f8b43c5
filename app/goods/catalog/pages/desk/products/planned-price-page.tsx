import { href, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { PRICE_FIELDS } from "../price-fields.ts";
import { showPlannedPrice } from "../show-prices.server.ts";
import { submitPlannedPrice } from "../submit-prices.server.ts";
import { priceMessages as say } from "../../../texts/staff-prices.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { EndField, PriceFormFields } from "./price-form-fields.tsx";
import type { Route } from "./+types/planned-price-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.editTitle(loaderData.item) : say.title, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showPlannedPrice(context.get(requestContext).ctx, params.productId, params.scheduleId);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitPlannedPrice(context.get(requestContext), await readFormTexts(request), params);

export default function PlannedPricePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { item, isRunning, values } = loaderData;
  const { errors = {}, message, conflict } = actionData ?? {};
  const { state } = useNavigation();
  return (
    <>
      <BackLink to={href("/admin/products/:productId/prices", { productId: params.productId })}>
        {say.back}
      </BackLink>
      <PageTitle>{say.editTitle(item)}</PageTitle>
      <div className="grid max-w-3xl gap-6">
        {message && <Notice title={message} tone="error" />}
        {isRunning && <Notice announced={false}>{say.runs}</Notice>}
        {conflict && <ConflictForm conflict={conflict} discardTo="" />}
        {!conflict && (
          <EditForm
            actions={<Button pending={state === "submitting"}>{say.save}</Button>}
            fields={PRICE_FIELDS}
            stored={values}
            typed={actionData?.values}
          >
            {(shown) => (
              <>
                <ErrorSummary errors={errors} title={say.check} />
                {isRunning ? (
                  <EndField errors={errors} values={shown} />
                ) : (
                  <PriceFormFields errors={errors} values={shown} />
                )}
              </>
            )}
          </EditForm>
        )}
      </div>
    </>
  );
}
