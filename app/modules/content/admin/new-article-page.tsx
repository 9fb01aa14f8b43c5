import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { PageTitle } from "#app/ui/page.tsx";
import { ArticleDraft } from "../components/article-draft.tsx";
import { BackToContent } from "../components/content-title.tsx";
import { answerArticle } from "./answer-article.server.ts";
import { contentAdminMessages as say } from "../texts/staff.ts";
import { submitText } from "./submit-article.server.ts";
import type { Route } from "./+types/new-article-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.newArticle, matches)];

export async function loader() {
  return { values: { category: "safety-guidelines" } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const values = await readFormTexts(request);
  return answerArticle(await submitText(ctx, values, { demo: env.demo }), env.appUrl);
}

export default function NewArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackToContent />
      <PageTitle>{say.newArticle}</PageTitle>
      <ArticleDraft answer={actionData ?? {}} stored={loaderData.values} />
    </>
  );
}
