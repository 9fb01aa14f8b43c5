import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { showProduct } from "../show-product.server.ts";
import { shownClaims } from "../shown-claims.ts";
import type { ProductAnswer } from "../write-description.server.ts";
import { submitProductPage } from "../submit-product-page.server.ts";
import { productAdminMessages as say } from "../../../texts/staff-products.ts";
import { productUndo } from "../../../undo/product.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { AnswerNotice } from "#app/ui/answer-notice.tsx";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { Claims } from "./writer.tsx";
import { ArchivedProduct, MissingParts, ProductActs } from "./product-acts.tsx";
import { ProductForm } from "./product-form.tsx";
import type { Route } from "./+types/product-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.stored ? say.editOf(loaderData.stored.name) : say.add, matches),
];

/** Without an id in the address, the product is new. */
export async function loader({ params: { productId }, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const shown = await showProduct(ctx, productId);
  const subject = { type: "product", id: productId };
  const history = productId ? await loadHistory(ctx, subject, [productUndo]) : undefined;
  return { ...shown, history, claims: shownClaims(shown.values) };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitProductPage(request, context, params.productId);

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, values, categories, facts, history, claims } = loaderData;
  const answer: ProductAnswer = actionData ?? {};
  const { errors = {}, message, conflict, draft, notice } = answer;
  return (
    <>
      <BackLink to={href("/admin/products")}>{say.back}</BackLink>
      <PageTitle actions={stored?.path && <TextLink to={stored.path}>{say.see}</TextLink>}>
        {stored ? say.editOf(stored.name) : say.add}
      </PageTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <AnswerNotice message={message} reference={answer.reference} />
        {notice && <Notice title={notice} tone="success" />}
        <Claims claims={answer.claims ?? claims} isChecked={answer.claims !== undefined} />
        {stored?.isArchived && <ArchivedProduct />}
        {stored && !stored.isArchived && stored.missing.length > 0 && (
          <MissingParts id={stored.id} missing={stored.missing} />
        )}
        {conflict && <ConflictForm conflict={conflict} discardTo="" />}
        {!conflict && !stored?.isArchived && (
          <ProductForm
            categories={categories}
            draft={draft}
            errors={errors}
            facts={facts}
            product={stored}
            stored={values}
            typed={actionData?.values}
          />
        )}
        {history && <RecordHistory history={history} />}
        {stored && !stored.isArchived && <ProductActs name={stored.name} />}
      </div>
    </>
  );
}
