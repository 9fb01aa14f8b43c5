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
import { ARTICLE_CATEGORIES, categoryHref, readCategory } from "../../views/article-terms.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { findReadingPicture } from "./find-reading-picture.ts";
import { ReadingCard } from "./reading-card.tsx";
import type { Route } from "./+types/learn-page.ts";

const say = contentMessages.learn;

/** The widest screens show a row of three. */
const SEEN_AT_ONCE = 3;

export async function loader({ url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { ctx, env, page } = served;
  const category = readCategory(url.searchParams.get("category"));
  const [found, settings] = await Promise.all([
    publishedArticles(ctx.db, category),
    shownSettings(served),
  ]);
  sharePage(page, { shows: ["articles"] });
  return {
    category,
    hasNewsletter: settings.marketing_emails,
    articles: found.map((article) => ({
      ...presentCard(article),
      file: findReadingPicture(article.picture),
    })),
    canonical: new URL(categoryHref(category), env.appUrl).href,
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
  const { articles, category, hasNewsletter } = loaderData;
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
      <output className="sr-only">{say.count(articles.length)}</output>
      {articles.length > 0 ? (
        <ul className="mt-8 grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {articles.map((article, index) => (
            <ReadingCard article={article} isSeenAtOnce={index < SEEN_AT_ONCE} key={article.slug} />
          ))}
        </ul>
      ) : (
        <div className="mt-8">
          <EmptyState
            action={category && <LinkButton to={href("/learn")}>{say.showAll}</LinkButton>}
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
