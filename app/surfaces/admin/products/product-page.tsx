import { href, Link } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { historyOf } from "#app/modules/audit/queries.server.ts";
import { showProduct } from "#app/modules/catalog/admin/show-product.server.ts";
import { submitProduct } from "#app/modules/catalog/admin/submit-product.server.ts";
import { productAdminMessages as say } from "#app/modules/catalog/texts/staff-products.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { EntryList } from "../audit/entry-list.tsx";
import { showHistory } from "../audit/show-entry.server.ts";
import { ArchivedProduct, MissingParts, ProductActs } from "./product-acts.tsx";
import { ProductForm } from "./product-form.tsx";
import type { Route } from "./+types/product-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.stored ? say.editOf(loaderData.stored.name) : say.add, matches),
];

/** Without an id in the address it is a new product. */
export async function loader({ params: { productId }, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const shown = await showProduct(ctx, productId);
  const history = productId ? await historyOf(ctx.db, { type: "product", id: productId }) : [];
  return { ...shown, history: showHistory(history) };
}

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitProduct(context.get(requestContext), await readFormTexts(request), params.productId);

const link = "inline-flex min-h-11 items-center underline underline-offset-4";

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, values, categories, history } = loaderData;
  const { errors = {}, message, conflict } = actionData ?? {};
  return (
    <>
      <PageTitle
        actions={
          <>
            {stored?.path && (
              <Link className={link} to={stored.path}>
                {say.see}
              </Link>
            )}
            <Link className={link} to={href("/admin/products")}>
              {say.back}
            </Link>
          </>
        }
      >
        {stored ? say.editOf(stored.name) : say.add}
      </PageTitle>
      <div className="grid gap-8">
        {message && <Notice title={message} tone="error" />}
        {stored?.isArchived && <ArchivedProduct />}
        {stored && !stored.isArchived && stored.missing.length > 0 && (
          <MissingParts id={stored.id} missing={stored.missing} />
        )}
        {conflict && <ConflictForm conflict={conflict} discardTo="" />}
        {!conflict && !stored?.isArchived && (
          <ProductForm
            categories={categories}
            errors={errors}
            product={stored}
            stored={values}
            typed={actionData?.values}
          />
        )}
        {stored && (
          <section aria-labelledby="history" className="grid gap-3">
            <h2 className="text-xl" id="history">
              {say.history}
            </h2>
            <EntryList entries={history} />
          </section>
        )}
        {stored && !stored.isArchived && <ProductActs name={stored.name} />}
      </div>
    </>
  );
}
