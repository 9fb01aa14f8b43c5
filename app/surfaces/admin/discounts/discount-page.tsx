import { href, Link } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { discountAdminMessages as say } from "#app/modules/discounts/texts/staff.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { EntryList } from "../audit/entry-list.tsx";
import { DiscountForm } from "./discount-form.tsx";
import { Results } from "./results.tsx";
import { ArchivedDiscount, RemoveDiscount } from "./remove-discount.tsx";
import { showDiscount } from "./show-discount.server.ts";
import { submitDiscount } from "./submit-discount.server.ts";
import type { Route } from "./+types/discount-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.stored ? say.editOf(loaderData.stored.code) : say.add, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showDiscount(context.get(requestContext).ctx.db, params.discountId);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitDiscount(context.get(requestContext), await readFormTexts(request), params.discountId);

export default function DiscountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, values, choices } = loaderData;
  const { errors = {}, message, conflict } = actionData ?? {};
  return (
    <>
      <PageTitle
        actions={
          <Link
            className="inline-flex min-h-11 items-center underline"
            to={href("/admin/discounts")}
          >
            {say.back}
          </Link>
        }
      >
        {stored ? say.editOf(stored.code) : say.add}
      </PageTitle>
      <div className="grid gap-8">
        {message && <Notice title={message} tone="error" />}
        {stored?.isArchived && <ArchivedDiscount />}
        {conflict && <ConflictForm conflict={conflict} discardTo="" />}
        {!conflict && !stored?.isArchived && (
          <DiscountForm
            choices={choices}
            errors={errors}
            stored={values}
            typed={actionData?.values}
          />
        )}
        {stored && <Results {...stored.results} />}
        {stored && (
          <section aria-labelledby="history" className="grid gap-3">
            <h2 className="text-xl" id="history">
              {say.history}
            </h2>
            <EntryList entries={stored.history} />
          </section>
        )}
        {stored && !stored.isArchived && <RemoveDiscount {...stored} />}
      </div>
    </>
  );
}
