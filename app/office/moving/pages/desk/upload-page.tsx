import { data, href, redirect } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { startImport } from "#app/running/imports/commands/start-import.server.ts";
import { ImportList } from "#app/running/imports/components/import-list.tsx";
import { ImportUpload } from "#app/running/imports/components/import-upload.tsx";
import { listImports } from "#app/running/imports/queries/list-imports.server.ts";
import { readSentLargeTable } from "#app/running/imports/queries/read-large-table.server.ts";
import { fileWords, importMessages } from "#app/running/imports/texts/staff.ts";
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

/** Stores the planned changes of a file that we recognize, and opens their preview. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { noun, texts } = nounOf(params.noun);
  const refused = (error: string) => data({ error }, { status: 422 });
  const sent = await readSentLargeTable(request, noun.columns);
  if (!sent.ok) {
    if (sent.reason === "too_large") return refused(say.tooLarge);
    if (sent.reason === "too_many_rows") return refused(say.tooManyRows);
    return refused(importMessages.problems[sent.reason]);
  }
  const format = noun.formatOf(sent.value.wholeHeader);
  if (format === "") return refused(say.unknown(texts.one));
  const started = await startImport(ctx, noun, { ...sent.value, format });
  if (!started.ok) return data({ error: importMessages.errors.forbidden }, { status: 403 });
  const to = { noun: noun.name, importId: started.value.id };
  return redirect(href("/admin/settings/moving/:noun/:importId", to));
}

export default function UploadPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, lead, hints, imports } = loaderData;
  return (
    <>
      <BackLink to={href("/admin/settings/moving")}>{say.title}</BackLink>
      <PageTitle lead={lead}>{title}</PageTitle>
      <div className="grid gap-8">
        <ImportUpload error={actionData?.error} hint={say.fileHint} />
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
