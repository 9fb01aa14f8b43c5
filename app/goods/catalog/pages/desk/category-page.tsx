import { href, Form } from "react-router";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { TextLink, Button } from "#app/ui/button.tsx";
import { CategoryForm } from "../../components/category-form.tsx";
import { categoryAdminMessages as say } from "../../texts/staff-categories.ts";
import { showCategory, submitCategory } from "./category-page.server.ts";
import type { Route } from "./+types/category-page.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Select } from "#app/ui/field.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.stored ? say.editOf(loaderData.stored.name) : say.add, matches),
];

/** Reload after a refusal too, because products may have been added in the meantime. */
export const shouldRevalidate = () => true;

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showCategory(context.get(requestContext).ctx, params.categoryId);

export async function action({ request, params, context }: Route.ActionArgs) {
  return submitCategory(
    context.get(requestContext),
    await readFormTexts(request),
    params.categoryId,
  );
}

export default function CategoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, looks, others, values } = loaderData;
  const { errors = {}, heir, message, conflict } = actionData ?? {};
  return (
    <>
      <BackLink to={href("/admin/categories")}>{say.back}</BackLink>
      <PageTitle actions={stored?.path && <TextLink to={stored.path}>{say.see}</TextLink>}>
        {stored ? say.editOf(stored.name) : say.add}
      </PageTitle>
      {message && <Notice className="mb-6" title={message} tone="error" />}
      {conflict ? (
        <ConflictForm conflict={conflict} discardTo="" />
      ) : (
        <CategoryForm
          errors={errors}
          former={stored?.former ?? []}
          looks={looks}
          stored={values}
          typed={actionData?.values}
        />
      )}
      {stored && <RecordHistory history={stored.history} />}
      {stored && (
        <DeleteCategory
          error={heir}
          name={stored.name}
          others={others}
          products={stored.products}
        />
      )}
    </>
  );
}

type DeleteCategoryProps = {
  name: string;
  products: number;
  others: readonly { id: string; name: string }[];
  error: string | undefined;
};

/**
 * Folded, so that staff do not delete a category with one accidental press; open after a refusal.
 */
function DeleteCategory({ name, products, others, error }: DeleteCategoryProps) {
  return (
    <details className="mt-10 max-w-3xl border-t border-line pt-4" open={error !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{say.remove}</summary>
      <Form className="grid justify-items-start gap-4 pt-2" method="post" noValidate>
        <ErrorSummary errors={{ heir: error }} title={say.check} />
        <p className="measure">
          {products === 0 ? say.removeEmpty(name) : say.removeFull(name, products)}
        </p>
        {products > 0 && (
          <Field className="w-full max-w-sm" error={error} label={say.heir(products)} name="heir">
            <Select defaultValue="" required>
              <option value="">{say.chooseHeir}</option>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
              <option value="none">{say.noHeir}</option>
            </Select>
          </Field>
        )}
        <Button name="intent" value="delete" variant="danger">
          {say.removeNow(name)}
        </Button>
      </Form>
    </details>
  );
}
