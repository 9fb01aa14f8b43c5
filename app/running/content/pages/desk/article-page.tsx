import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { ArticleDraft, type ArticleAnswer } from "../../components/article-draft.tsx";
import { ArticleSteps } from "../../components/article-steps.tsx";
import { ArticleText } from "../../components/article-text.tsx";
import { ContentTitle } from "../../components/content-title.tsx";
import { VersionLinks } from "../../components/version-links.tsx";
import { contentAdminMessages as say } from "../../texts/staff.ts";
import { isStep } from "./article-fields.ts";
import { loadArticle } from "./article-page.server.ts";
import { submitArticleStep } from "./submit-article-step.server.ts";
import { submitArticle } from "./submit-article.server.ts";
import type { Route } from "./+types/article-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title ?? say.article, matches),
];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const article = await loadArticle(context.get(requestContext).ctx, params.articleId, url);
  if (!article) throw notFound();
  return article;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const values = await readFormTexts(request);
  const submit = isStep(values["intent"]) ? submitArticleStep : submitArticle;
  return submit(context.get(requestContext), values, params.articleId);
}

export default function ArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  const { path, mayWrite, mayReview, title, version, wanted, publishedVersion, shown } = loaderData;
  const answer: ArticleAnswer = actionData ?? {};
  const ofSteps = isStep(answer.values?.["intent"]);
  return (
    <>
      <ContentTitle list="articles">{title}</ContentTitle>
      <div className="mt-4 grid gap-10 xl:grid-cols-[minmax(0,1fr)_24rem]">
        {mayWrite ? (
          <ArticleDraft answer={ofSteps ? {} : answer} key={wanted} stored={loaderData.values} />
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
          <RecordHistory history={loaderData.history} layout="side" />
        </div>
      </div>
    </>
  );
}
