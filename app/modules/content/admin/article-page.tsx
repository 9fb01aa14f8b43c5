import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatDate } from "#app/lib/dates.ts";
import { may } from "#app/platform/access/may.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { ArticleDraft } from "../components/article-draft.tsx";
import type { ArticleAnswer } from "../components/article-draft.tsx";
import { ArticleSteps } from "../components/article-steps.tsx";
import { ArticleText } from "../components/article-text.tsx";
import { BackToContent } from "../components/content-title.tsx";
import { VersionLinks } from "../components/version-links.tsx";
import { findArticle, findVersion, versionsOf } from "../queries/article-versions.server.ts";
import { presentArticle } from "../queries/present-article.server.ts";
import { answerArticle } from "./answer-article.server.ts";
import { articleTexts } from "./article-fields.ts";
import { contentAdminMessages as say } from "../texts/staff.ts";
import { isStep } from "../rules/article-steps.ts";
import { submitStep, submitText } from "./submit-article.server.ts";
import type { Route } from "./+types/article-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.article, matches)];

/** `?version=` opens an earlier version, and makes it the draft of the next one. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { articleId } = params;
  const [article, versions] = await Promise.all([
    findArticle(ctx.db, articleId),
    versionsOf(ctx.db, articleId),
  ]);
  const asked = Number(url.searchParams.get("version"));
  const chosen = versions.find(({ version }) => version === asked) ?? versions[0];
  const text = chosen && (await findVersion(ctx.db, articleId, chosen.version));
  const newest =
    versions[0] === chosen ? text : await findVersion(ctx.db, articleId, versions[0]?.version ?? 0);
  const published = article?.publishedVersion
    ? await findVersion(ctx.db, articleId, article.publishedVersion)
    : undefined;
  if (!article || !text || !newest) throw data(null, { status: 404 });
  const { reviewer, credentials, reviewedOn } = chosen;
  const review =
    reviewer && credentials && reviewedOn ? { reviewer, credentials, reviewedOn } : undefined;
  return {
    path: href("/admin/content/articles/:articleId", { articleId }),
    mayWrite: may(ctx.actor, "content:write"),
    mayReview: may(ctx.actor, "content:review"),
    title: text.title,
    version: text.version,
    publishedVersion: article.publishedVersion,
    shown: presentArticle(text, { review, firstPublishedAt: article.firstPublishedAt }),
    asked,
    values: editable(articleTexts(text), newest.version, articleTexts(newest)),
    shopPath: published && href("/learn/:slug", { slug: published.slug }),
    versions: versions.map((one) => ({
      version: one.version,
      day: formatDate(one.savedAt),
      note: noteOf(one, article.publishedVersion),
    })),
  };
}

function noteOf(one: { version: number; reviewer: string | null }, published: number | null) {
  const notes = [
    one.version === published ? say.states.published.toLowerCase() : "",
    one.reviewer === null ? "" : say.reviewed.toLowerCase(),
  ];
  return notes.filter(Boolean).join(", ");
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const values = await readFormTexts(request);
  const about = { articleId: params.articleId, demo: env.demo };
  const submit = isStep(values["intent"]) ? submitStep : submitText;
  return answerArticle(await submit(ctx, values, about), env.appUrl);
}

export default function ArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  const { path, mayWrite, mayReview, title, version, asked, publishedVersion, shown } = loaderData;
  const answer: ArticleAnswer = actionData ?? {};
  const ofSteps = isStep(answer.values?.["intent"]);
  return (
    <>
      <BackToContent />
      <PageTitle>{title}</PageTitle>
      <div className="mt-4 grid gap-10 xl:grid-cols-[minmax(0,1fr)_24rem]">
        {answer.conflict ? (
          <ConflictForm conflict={answer.conflict} discardTo="?" />
        ) : mayWrite ? (
          <ArticleDraft answer={ofSteps ? {} : answer} key={asked} stored={loaderData.values} />
        ) : (
          <ArticleText article={shown} head={<h2 className="text-2xl">{shown.title}</h2>} />
        )}
        <div className="grid content-start gap-8">
          <ArticleSteps
            answer={ofSteps ? answer : {}}
            mayReview={mayReview}
            mayWrite={mayWrite}
            publishedVersion={publishedVersion}
            review={shown.review}
            shopPath={loaderData.shopPath}
            version={version}
          />
          <VersionLinks current={version} path={path} versions={loaderData.versions} />
        </div>
      </div>
    </>
  );
}
