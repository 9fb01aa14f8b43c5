import { data, href, Link } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { historyOf } from "#app/modules/audit/queries.server.ts";
import { findDiscountById } from "#app/modules/discounts/queries/find-discount.server.ts";
import { discountAdminMessages as say } from "#app/modules/discounts/texts/staff.ts";
import { discountResults } from "#app/modules/orders/queries/discount-results.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { EntryList } from "../audit/entry-list.tsx";
import { showHistory } from "../audit/show-entry.server.ts";
import { discountTexts, newDiscount } from "./discount-fields.ts";
import { DiscountForm } from "./discount-form.tsx";
import { Results } from "./results.tsx";
import { ArchivedDiscount, RemoveDiscount } from "./remove-discount.tsx";
import { submitDiscount } from "./submit-discount.server.ts";
import type { Route } from "./+types/discount-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.stored ? say.editOf(loaderData.stored.code) : say.add, matches),
];

/** Without an id in the address it is a new discount. */
export async function loader({ params: { discountId }, context }: Route.LoaderArgs) {
  const { db } = context.get(requestContext).ctx;
  if (!discountId) return { stored: undefined, values: newDiscount };
  const discount = await findDiscountById(db, discountId);
  if (!discount) throw data(null, { status: 404 });
  const [results, history] = await Promise.all([
    discountResults(db, discountId),
    historyOf(db, { type: "discount", id: discountId }),
  ]);
  const { code, wasUsed, archivedAt } = discount;
  return {
    stored: {
      code,
      wasUsed,
      isArchived: archivedAt !== null,
      results,
      history: showHistory(history),
    },
    values: editable(discountTexts(discount), discount.version),
  };
}

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitDiscount(context.get(requestContext), await readFormTexts(request), params.discountId);

export default function DiscountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, values } = loaderData;
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
          <DiscountForm errors={errors} stored={values} typed={actionData?.values} />
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
