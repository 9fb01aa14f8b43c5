import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { ImportList } from "#app/running/imports/components/import-list.tsx";
import { ImportUpload } from "#app/running/imports/components/import-upload.tsx";
import { listImports } from "#app/running/imports/queries/list-imports.server.ts";
import { submitUpload } from "#app/running/imports/pages/desk/submit-upload.server.ts";
import { SMALL_FILE } from "#app/running/imports/rules/file-limits.ts";
import { fileHint, fileWords } from "#app/running/imports/texts/staff.ts";
import { showListedImport } from "#app/running/imports/views/show-import.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { productImportMessages as say } from "../../texts/staff-import.ts";
import { productImports } from "./import/product-imports.server.ts";
import type { Route } from "./+types/import-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const imports = await listImports(ctx.db, productImports.name);
  return { imports: imports.map((one) => showListedImport(one, fileWords)) };
}

/** Stores the file with its planned changes, and opens their preview. */
export const action = ({ request, context }: Route.ActionArgs) =>
  submitUpload(context.get(requestContext).ctx, request, {
    noun: productImports,
    unknown: "",
    pageOf: (importId) => href("/admin/products/import/:importId", { importId }),
  });

export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={href("/admin/products")}>{say.seeList}</BackLink>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <div className="grid gap-8">
        <ImportUpload error={actionData?.error} hint={fileHint(SMALL_FILE)} />
        <ul className="measure grid list-disc gap-1 pl-5 text-ink-soft">
          {say.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
        <ImportList
          hrefOf={(importId) => href("/admin/products/import/:importId", { importId })}
          imports={loaderData.imports}
          words={fileWords}
        />
      </div>
    </>
  );
}
