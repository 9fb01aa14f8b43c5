import { href } from "react-router";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatDate } from "#app/lib/dates.ts";
import { may } from "#app/platform/access/may.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { FaqForm } from "../../components/faq-form.tsx";
import { Markdown } from "../../components/markdown.tsx";
import { TextEditor, type TextAnswer } from "../../components/text-editor.tsx";
import { faqHistory } from "../../queries/faq.server.ts";
import { readMarkdown } from "../../queries/read-markdown.server.ts";
import { NEW_ENTRY, faqTexts } from "./faq-fields.ts";
import { contentAdminMessages as say } from "../../texts/staff.ts";
import { questionUndo } from "../../undo/question.server.ts";
import { submitFaqEntry } from "./faq-entry-page.server.ts";
import type { Route } from "./+types/faq-entry-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, params, matches }) => {
  const title = params.slug ? loaderData?.values.question : say.newQuestion;
  return [pageTitle(title || say.faq, matches)];
};

/** Without a slug in the address, the question is new. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { slug } = params;
  const versions = slug ? await faqHistory(ctx.db, slug.replaceAll("\u0000", "")) : [];
  if (slug && versions.length === 0) throw notFound();
  const wanted = Number(url.searchParams.get("version"));
  const chosen = versions.find(({ version }) => version === wanted) ?? versions[0];
  const [newest] = versions;
  return {
    slug,
    history: newest && (await loadHistory(ctx, { type: "faq", id: newest.slug }, [questionUndo])),
    mayWrite: may(ctx.actor, "content:write"),
    version: chosen?.version,
    wanted,
    values:
      chosen && newest
        ? editable(faqTexts(chosen), newest.version, faqTexts(newest))
        : faqTexts(NEW_ENTRY),
    blocks: readMarkdown(chosen?.answer ?? ""),
    versions: versions.map(({ version, savedAt }) => ({ version, day: formatDate(savedAt) })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return submitFaqEntry(context.get(requestContext), await readFormTexts(request), params.slug);
}

export default function FaqEntryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, mayWrite, version, wanted, versions, values, blocks, history } = loaderData;
  const answer: TextAnswer = actionData ?? {};
  const path = slug && href("/admin/content/faq/:slug", { slug });
  return (
    <TextEditor
      list="questions"
      answer={answer}
      history={history}
      previewTitle={answer.values?.["question"]}
      title={slug ? say.editQuestion : say.newQuestion}
      versions={path ? { current: version, path, versions } : undefined}
    >
      {mayWrite ? (
        <FaqForm
          errors={answer.errors ?? {}}
          isNew={!slug}
          key={`${slug} ${wanted}`}
          stored={values}
          typed={answer.values}
        />
      ) : (
        <div className="grid gap-3">
          <h2 className="text-xl">{values.question}</h2>
          <Markdown blocks={blocks} />
        </div>
      )}
    </TextEditor>
  );
}
