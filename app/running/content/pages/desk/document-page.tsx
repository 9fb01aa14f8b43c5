import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { DocumentForm } from "../../components/document-form.tsx";
import { Markdown } from "../../components/markdown.tsx";
import { TextEditor, type TextAnswer } from "../../components/text-editor.tsx";
import { contentAdminMessages as say } from "../../texts/staff.ts";
import { DOCUMENTS, isDocumentSlug } from "../../views/document-list.ts";
import { showDocumentPage } from "./document-page.server.ts";
import { submitDocument } from "./submit-document.server.ts";
import type { Route } from "./+types/document-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.name ?? say.title, matches),
];

export const loader = ({ url, params, context }: Route.LoaderArgs) =>
  showDocumentPage(context.get(requestContext).ctx, params.slug, url);

export async function action({ request, params, context }: Route.ActionArgs) {
  const { slug } = params;
  if (!isDocumentSlug(slug)) throw notFound();
  const { name } = DOCUMENTS[slug];
  return submitDocument(context.get(requestContext), { slug, name }, await readFormTexts(request));
}

export default function DocumentEditor({ loaderData, actionData }: Route.ComponentProps) {
  const { name, path, mayWrite, next, chosen, versions, stored, history } = loaderData;
  const answer: TextAnswer = actionData ?? {};
  return (
    <TextEditor
      list="texts"
      answer={answer}
      history={history}
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
