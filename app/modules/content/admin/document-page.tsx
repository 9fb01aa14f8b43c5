import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatDate } from "#app/lib/dates.ts";
import { may } from "#app/platform/access/may.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { DocumentForm } from "../components/document-form.tsx";
import { Markdown } from "../components/markdown.tsx";
import { TextEditor, type TextAnswer } from "../components/text-editor.tsx";
import { documentVersions } from "../queries/documents.server.ts";
import { readMarkdown } from "../queries/read-markdown.server.ts";
import { contentAdminMessages as say } from "../texts/staff.ts";
import { DOCUMENTS, isDocumentSlug } from "../views/document-list.ts";
import { documentTexts } from "./document-fields.ts";
import { submitDocument } from "./submit-document.server.ts";
import type { Route } from "./+types/document-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.name ?? say.title, matches),
];

/** `?version=` shows an earlier version, and makes it the draft of the next one. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  if (!isDocumentSlug(params.slug)) throw data(null, { status: 404 });
  const versions = await documentVersions(ctx.db, params.slug);
  const wanted = Number(url.searchParams.get("version"));
  const chosen = versions.find(({ version }) => version === wanted) ?? versions[0];
  return {
    name: DOCUMENTS[params.slug].name,
    path: href("/admin/content/documents/:slug", { slug: params.slug }),
    mayWrite: may(ctx.actor, "content:write"),
    next: (versions[0]?.version ?? 0) + 1,
    chosen: chosen && { version: chosen.version, blocks: readMarkdown(chosen.body) },
    stored: editable(documentTexts(chosen), versions[0]?.version ?? 0, documentTexts(versions[0])),
    versions: versions.map(({ version, publishedAt }) => ({
      version,
      day: formatDate(publishedAt),
    })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { slug } = params;
  if (!isDocumentSlug(slug)) throw data(null, { status: 404 });
  const { name } = DOCUMENTS[slug];
  return submitDocument(context.get(requestContext), { slug, name }, await readFormTexts(request));
}

export default function DocumentEditor({ loaderData, actionData }: Route.ComponentProps) {
  const { name, path, mayWrite, next, chosen, versions, stored } = loaderData;
  const answer: TextAnswer = actionData ?? {};
  return (
    <TextEditor
      answer={answer}
      title={name}
      versions={{ current: chosen?.version, path, versions }}
    >
      {mayWrite ? (
        <DocumentForm
          errors={answer.errors ?? {}}
          next={next}
          stored={stored}
          typed={answer.values}
        />
      ) : (
        <Markdown blocks={chosen?.blocks ?? []} />
      )}
    </TextEditor>
  );
}
