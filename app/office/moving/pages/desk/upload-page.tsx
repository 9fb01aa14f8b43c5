import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { ImportList } from "#app/running/imports/components/import-list.tsx";
import { ImportUpload } from "#app/running/imports/components/import-upload.tsx";
import { listImports } from "#app/running/imports/queries/list-imports.server.ts";
import { submitUpload } from "#app/running/imports/pages/desk/submit-upload.server.ts";
import { LARGE_FILE } from "#app/running/imports/rules/file-limits.ts";
import { fileHint, fileWords } from "#app/running/imports/texts/staff.ts";
import { showListedImport } from "#app/running/imports/views/show-import.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { movingMessages as say } from "../../texts/staff.ts";
import { nounOf } from "./import/moved-nouns.server.ts";
import type { Route } from "./+types/upload-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title ?? say.title, matches),
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { noun, texts } = nounOf(params.noun);
  const imports = await listImports(ctx.db, noun.name);
  return { ...texts, imports: imports.map((one) => showListedImport(one, fileWords)) };
}

/** Stores a file that we recognize, and opens its preview. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { noun, texts } = nounOf(params.noun);
  return submitUpload(context.get(requestContext).ctx, request, {
    noun,
    unknown: say.unknown(texts.one),
    pageOf: (importId) =>
      href("/admin/settings/moving/:noun/:importId", { noun: noun.name, importId }),
  });
}

export default function UploadPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, lead, hints, imports } = loaderData;
  return (
    <>
      <BackLink to={href("/admin/settings/moving")}>{say.title}</BackLink>
      <PageTitle lead={lead}>{title}</PageTitle>
      <div className="grid gap-8">
        <ImportUpload error={actionData?.error} hint={fileHint(LARGE_FILE)} />
        <ul className="measure grid list-disc gap-1 pl-5 text-ink-soft">
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
        <ImportList
          hrefOf={(importId) =>
            href("/admin/settings/moving/:noun/:importId", { noun: params.noun, importId })
          }
          imports={imports}
          words={fileWords}
        />
      </div>
    </>
  );
}
