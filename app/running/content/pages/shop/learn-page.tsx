import { href } from "react-router";
import { BookOpen } from "lucide-react";
import { pageTags } from "#app/lib/page-tags.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { StayInformed } from "#app/reach/campaigns/components/stay-informed.tsx";
import { CategoryTabs } from "../../components/category-tabs.tsx";
import { contentMessages } from "../../texts/shopper.ts";
import { publishedArticles } from "../../queries/articles.server.ts";
import { presentCard } from "../../queries/present-article.server.ts";
import { ARTICLE_CATEGORIES, categoryHref, readList } from "../../views/article-terms.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { findReadingPicture } from "./find-reading-picture.ts";
import { ReadingList } from "./reading-card.tsx";
import type { Route } from "./+types/learn-page.ts";

const say = contentMessages.learn;

const ON_A_PAGE = 8;

export async function loader({ url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { ctx, env } = served;
  const { category, page } = readList(url.searchParams);
  const [found, settings] = await Promise.all([
    publishedArticles(ctx.db, category),
    shownSettings(served),
  ]);
  sharePage(served.page, { shows: ["articles"] });
  return {
    category,
    hasNewsletter: settings.marketing_emails,
    page,
    count: found.length,
    articles: found.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE).map((article) => ({
      ...presentCard(article),
      file: findReadingPicture(article.picture),
    })),
    before: page > 1 ? categoryHref(category, page - 1) : undefined,
    after: found.length > page * ON_A_PAGE ? categoryHref(category, page + 1) : undefined,
    canonical: new URL(categoryHref(category, page), env.appUrl).href,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { category, canonical } = loaderData;
  return pageTags({
    ...matches[0].loaderData,
    title: category ? `${ARTICLE_CATEGORIES[category]} · ${say.title}` : say.title,
    text: say.description,
    url: canonical,
  });
};

export default function LearnPage({ loaderData }: Route.ComponentProps) {
  const { articles, count, category, hasNewsletter, page } = loaderData;
  const home = (
    <LinkButton to={href("/")} variant="secondary">
      {say.home}
    </LinkButton>
  );
  return (
    <Page className="pb-20">
      <PageTitle actions={home} lead={say.lead}>
        {say.title}
      </PageTitle>
      <CategoryTabs current={category} />
      <output className="sr-only">{say.count(count)}</output>
      {articles.length > 0 ? (
        <ReadingList {...loaderData} />
      ) : (
        <div className="mt-8">
          <EmptyState
            action={
              (category || page > 1) && <LinkButton to={href("/learn")}>{say.showAll}</LinkButton>
            }
            icon={<BookOpen />}
            title={say.none}
          >
            <p>{say.noneHint}</p>
          </EmptyState>
        </div>
      )}
      {hasNewsletter && <StayInformed />}
    </Page>
  );
}
