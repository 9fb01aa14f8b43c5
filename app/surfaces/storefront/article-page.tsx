import { Link, redirect } from "react-router";
import { pageTags } from "#app/lib/page-tags.ts";
import { listedBySlugs } from "#app/modules/catalog/queries/listed-by-slugs.server.ts";
import { RelatedProducts } from "#app/modules/catalog/components/related-products.tsx";
import { ArticleText } from "#app/modules/content/components/article-text.tsx";
import { contentMessages } from "#app/modules/content/messages.ts";
import {
  findPublishedArticle,
  livingArticles,
} from "#app/modules/content/queries/articles.server.ts";
import { presentArticle } from "#app/modules/content/queries/present-article.server.ts";
import { livingLinks } from "#app/modules/content/rules/living-links.ts";
import { sharePage } from "#app/platform/http/page-note.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";
import type { Route } from "./+types/article-page.ts";

const say = contentMessages.article;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx, env, page } = context.get(requestContext);
  const found = await findPublishedArticle(ctx.db, params.slug.replaceAll("\u0000", ""));
  if (!found) throw new Response("Not found", { status: 404 });
  const { version, review, article } = found;
  const path = `/learn/${version.slug}`;
  if (params.slug !== version.slug) throw redirect(path, 301);
  const [products, articles] = await Promise.all([
    listedBySlugs(ctx.db, version.products),
    livingArticles(ctx.db),
  ]);
  const shown = presentArticle(version, { review, firstPublishedAt: article.firstPublishedAt });
  sharePage(page, { shows: ["articles", "listing"] });
  return {
    article: { ...shown, blocks: livingLinks(shown.blocks, articles) },
    products,
    canonical: new URL(path, env.appUrl).href,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = matches[0].loaderData;
  if (!loaderData) return [{ title: `${contentMessages.learn.title} · ${shop.siteName}` }];
  const { article, canonical } = loaderData;
  return pageTags({
    ...shop,
    title: article.title,
    text: article.summary,
    url: canonical,
    type: "article",
  });
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, products } = loaderData;
  return (
    <Page className="pb-20" width="text">
      <p className="pt-8">
        <LinkButton className="-ml-5" to="/learn" variant="quiet">
          <span aria-hidden="true">←</span> {contentMessages.learn.back}
        </LinkButton>
      </p>
      <ArticleText
        article={article}
        head={<h1 className="text-3xl text-balance">{article.title}</h1>}
      />
      <p className="measure mt-8 text-sm text-ink-soft">
        {say.disclaimer} <Link to="/medical-disclaimer">{say.disclaimerLink}</Link>. {say.emergency}
      </p>
      {products.length > 0 && (
        <RelatedProducts lead={say.relatedLead} products={products} title={say.related} />
      )}
    </Page>
  );
}
