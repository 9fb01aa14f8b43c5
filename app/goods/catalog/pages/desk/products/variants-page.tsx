import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { showVariantsOf } from "../show-variants.server.ts";
import { submitVariants, type VariantsAnswer } from "../submit-variants.server.ts";
import { variantMessages as say } from "../../../texts/staff-variants.ts";
import { orFailedForm, orFailedRead } from "#app/platform/http/failed-call.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { AnswerNotice } from "#app/ui/answer-notice.tsx";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { FailedRead } from "#app/people/customers/pages/desk/failed-read.tsx";
import { VariantsForm } from "./variants-form.tsx";
import type { Route } from "./+types/variants-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? `${say.title}: ${loaderData.product.name}` : say.title, matches),
];

export async function loader({ params: { productId }, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { ctx } = served;
  return orFailedRead(served, say.errors.fetchFailed, async () => {
    const shown = await showVariantsOf(ctx, productId);
    const history = await loadHistory(ctx, { type: "product", id: productId });
    return { ...shown, history };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const values = await readFormTexts(request);
  return orFailedForm(served, { message: say.errors.saveFailed, values }, () =>
    submitVariants(served, values, params.productId),
  );
}

export default function VariantsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, isBare, known, pictures, values, history } = loaderData;
  const answer: VariantsAnswer = actionData ?? {};
  const { errors = {}, message, reference, notice, conflict, values: typed } = answer;
  const productPage = href("/admin/products/:productId", { productId: product.id });
  return (
    <>
      <BackLink to={href("/admin/products")}>{say.back}</BackLink>
      <PageTitle
        actions={<TextLink to={productPage}>{say.backToProduct}</TextLink>}
        lead={say.lead(product.name)}
      >
        {say.title}
      </PageTitle>
      <div className="grid gap-8">
        <AnswerNotice message={message} reference={reference} />
        {notice && <Notice title={notice} tone="success" />}
        {product.isArchived && (
          <Notice announced={false} className="max-w-3xl" title={say.archived}>
            {say.archivedHint}
          </Notice>
        )}
        {!product.isArchived && isBare && known.length > 0 && (
          <Notice announced={false} className="max-w-3xl">
            {say.noneOnSale}
          </Notice>
        )}
        {conflict && <ConflictForm conflict={conflict} discardTo="" />}
        {!conflict && !product.isArchived && (
          <VariantsForm
            errors={errors}
            known={known}
            pictures={pictures}
            stored={values}
            typed={typed}
          />
        )}
        <RecordHistory history={history} />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedRead error={error} text={say.errors.fetchFailed} title={say.title} />;
}
