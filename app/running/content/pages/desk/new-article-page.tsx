import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ArticleDraft } from "../../components/article-draft.tsx";
import { ContentTitle } from "../../components/content-title.tsx";
import { contentAdminMessages as say } from "../../texts/staff.ts";
import { submitArticle } from "./submit-article.server.ts";
import type { Route } from "./+types/new-article-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.newArticle, matches)];

export async function action({ request, context }: Route.ActionArgs) {
  return submitArticle(context.get(requestContext), await readFormTexts(request));
}

const NEW_ARTICLE = { category: "safety-guidelines" };

export default function NewArticlePage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <ContentTitle list="articles">{say.newArticle}</ContentTitle>
      <div className="max-w-3xl">
        <ArticleDraft answer={actionData ?? {}} stored={NEW_ARTICLE} />
      </div>
    </>
  );
}
