import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { ImportMapping } from "#app/running/imports/components/import-mapping.tsx";
import { ImportPreview } from "#app/running/imports/components/import-preview.tsx";
import { editWords, fileWords } from "#app/running/imports/texts/staff.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { productImportMessages as say } from "../../texts/staff-import.ts";
import { showProductImport } from "./import-preview-page.server.ts";
import { submitImport } from "./submit-import.server.ts";
import type { Route } from "./+types/import-preview-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.fileName ?? say.title, matches),
];

export const loader = ({ url, params, context }: Route.LoaderArgs) =>
  showProductImport(context.get(requestContext).ctx.db, params.importId, url.searchParams);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitImport(context.get(requestContext), params.importId, await readFormTexts(request));

/** Reload after a refusal too, because mostly a colleague was first. */
export const shouldRevalidate = () => true;

/** The planned changes row by row, then their progress and results. */
export default function ImportPreviewPage({
  loaderData,
  actionData,
  params,
}: Route.ComponentProps) {
  const { isFile, state, format, counts, rows, unreadable, did } = loaderData;
  return (
    <ImportPreview
      back={isFile ? href("/admin/products/import") : href("/admin/products/bulk")}
      counts={counts}
      did={did}
      hasRows={isFile}
      lead={format}
      own={href("/admin/products/import/:importId", params)}
      problem={actionData?.message}
      rows={rows}
      resultHref={href("/admin/products/import/:importId/result", params)}
      shown={loaderData}
      state={state}
      unreadable={unreadable}
      words={isFile ? fileWords : editWords}
    >
      {state === "ready" && isFile && (
        <ImportMapping
          columns={loaderData.columns}
          fields={loaderData.fields}
          isKnown={loaderData.isKnown}
        >
          <CheckboxField
            defaultChecked={loaderData.setStock}
            hint={say.setStockHint}
            label={say.setStock}
            name="set_stock"
          />
        </ImportMapping>
      )}
    </ImportPreview>
  );
}
