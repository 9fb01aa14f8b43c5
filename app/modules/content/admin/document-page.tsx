import { data, redirect, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatDate } from "#app/lib/dates.ts";
import type { Conflict, Texts } from "#app/lib/edit.ts";
import { may } from "#app/platform/access/may.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { BackToContent } from "../components/content-title.tsx";
import { DocumentForm } from "../components/document-form.tsx";
import { Markdown } from "../components/markdown.tsx";
import { PreviewBox } from "../components/preview-box.tsx";
import { VersionLinks } from "../components/version-links.tsx";
import { documentVersions } from "../queries/documents.server.ts";
import { readMarkdown } from "../queries/read-markdown.server.ts";
import { DOCUMENTS, isDocumentSlug } from "../views/document-list.ts";
import { documentTexts } from "./document-fields.ts";
import { contentAdminMessages as say } from "../texts/staff.ts";
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
  const asked = Number(url.searchParams.get("version"));
  const chosen = versions.find(({ version }) => version === asked) ?? versions[0];
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
  const { ctx, env } = context.get(requestContext);
  const { slug } = params;
  if (!isDocumentSlug(slug)) throw data(null, { status: 404 });
  const answer = await submitDocument(ctx, slug, await readFormTexts(request));
  if ("preview" in answer) return answer;
  if (!("published" in answer)) return data(answer, { status: answer.status });
  const text = say.published(DOCUMENTS[slug].name, answer.published);
  return redirect(href("/admin/content/documents/:slug", { slug }), {
    status: 303,
    headers: { "set-cookie": flashCookie(env.appUrl, { tone: "success", text }) },
  });
}

type Shown = {
  values?: Texts;
  errors?: Texts;
  message?: string;
  conflict?: Conflict | undefined;
  preview?: ReturnType<typeof readMarkdown>;
};

export default function DocumentEditor({ loaderData, actionData }: Route.ComponentProps) {
  const { name, path, mayWrite, next, chosen, versions, stored } = loaderData;
  const { errors = {}, values, message, preview, conflict }: Shown = actionData ?? {};
  return (
    <>
      <BackToContent />
      <PageTitle>{name}</PageTitle>
      {message && <Notice title={message} tone="error" />}
      {preview && (
        <PreviewBox>
          <Markdown blocks={preview} />
        </PreviewBox>
      )}
      <div className="mt-4 grid gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {conflict && <ConflictForm conflict={conflict} discardTo={path} />}
        {!conflict && mayWrite && (
          <DocumentForm errors={errors} next={next} stored={stored} typed={values} />
        )}
        {!conflict && !mayWrite && <Markdown blocks={chosen?.blocks ?? []} />}
        <VersionLinks current={chosen?.version} path={path} versions={versions} />
      </div>
    </>
  );
}
