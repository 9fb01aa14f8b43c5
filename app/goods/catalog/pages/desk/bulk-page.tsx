import { ListChecks } from "lucide-react";
import { Form, href, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { ImportList } from "#app/running/imports/components/import-list.tsx";
import { editWords } from "#app/running/imports/texts/staff.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { bulkMessages as say } from "../../texts/staff-bulk.ts";
import { productAdminMessages } from "../../texts/staff-products.ts";
import { BulkGrid } from "./bulk/bulk-grid.tsx";
import { showBulk } from "./bulk/show-bulk.server.ts";
import { submitBulkEdit } from "./bulk/submit-bulk-edit.server.ts";
import type { Route } from "./+types/bulk-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(titleOf(loaderData?.names.length ?? 0), matches),
];

const titleOf = (count: number) => (count === 0 ? say.plainTitle : say.title(count));

export const loader = ({ url, context }: Route.LoaderArgs) =>
  showBulk(context.get(requestContext).ctx.db, url.searchParams);

export const action = async ({ request, url, context }: Route.ActionArgs) =>
  submitBulkEdit(context.get(requestContext), url.searchParams, await readFormTexts(request));

/** A form that changes all products that were selected in the list. */
export default function BulkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { names, fields, earlier } = loaderData;
  const { message, errors = {}, values = {} } = actionData ?? {};
  const pending = useNavigation().formData !== undefined;
  return (
    <>
      <BackLink to={href("/admin/products")}>{say.seeList}</BackLink>
      <PageTitle lead={say.lead}>{titleOf(names.length)}</PageTitle>
      <div className="grid max-w-4xl gap-6">
        {message && <Notice title={message} tone="error" />}
        {names.length === 0 ? (
          <EmptyState
            action={<LinkButton to={href("/admin/products")}>{say.seeList}</LinkButton>}
            icon={<ListChecks />}
            title={say.none}
          >
            <p>{say.noneHint}</p>
          </EmptyState>
        ) : (
          <Form className="grid gap-6" method="post" noValidate>
            <ErrorSummary errors={errors} title={productAdminMessages.check} />
            <details open={names.length <= 5}>
              <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
                {say.chosen(names.length)}
              </summary>
              <p className="measure text-ink-soft">{names.join(", ")}</p>
            </details>
            <BulkGrid errors={errors} fields={fields} values={values} />
            <ul className="measure grid list-disc gap-1 pl-5 text-sm text-ink-soft">
              {say.hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
            <div>
              <Button pending={pending}>{say.preview}</Button>
            </div>
          </Form>
        )}
        {earlier.length > 0 && (
          <ImportList
            hrefOf={(importId) => href("/admin/products/import/:importId", { importId })}
            imports={earlier}
            title={say.earlier}
            words={editWords}
          />
        )}
      </div>
    </>
  );
}
