import { Link, redirect, href } from "react-router";
import { pageTags, pageTitle } from "#app/lib/page-tags.ts";
import { listedBySlugs } from "#app/goods/catalog/queries/listed-by-slugs.server.ts";
import { breadcrumbs } from "#app/goods/catalog/views/breadcrumbs.ts";
import { shareCard } from "#app/goods/catalog/views/share-card.ts";
import { StillLife } from "#app/goods/catalog/components/still-life.tsx";
import { RelatedProducts } from "#app/goods/catalog/components/related-products.tsx";
import { ArticleText } from "../../components/article-text.tsx";
import { contentMessages } from "../../texts/shopper.ts";
import {
  findPublishedArticle,
  isWithdrawnArticle,
  publishedAddresses,
} from "../../queries/articles.server.ts";
import { presentArticle } from "../../queries/present-article.server.ts";
import { articleData } from "../../views/article-data.ts";
import { unlinkArticles } from "../../views/unlink-articles.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";
import { findReadingPicture } from "./find-reading-picture.ts";
import type { Route } from "./+types/article-page.ts";

const say = contentMessages.article;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { ctx, env, page } = context.get(requestContext);
  const slug = params.slug.replaceAll("\u0000", "");
  const found = await findPublishedArticle(ctx.db, slug);
  if (!found) {
    // 410 makes search engines forget a withdrawn article at once. They find it again if it
    // returns.
    if (await isWithdrawnArticle(ctx.db, slug)) throw new Response(say.gone, { status: 410 });
    throw notFound();
  }
  const { version, review, article } = found;
  const path = href("/learn/:slug", { slug: version.slug });
  if (params.slug !== version.slug) throw redirect(path + url.search, 301);
  const [products, articles] = await Promise.all([
    listedBySlugs(ctx.db, version.products),
    publishedAddresses(ctx.db),
  ]);
  const shown = presentArticle(version, { review, firstPublishedAt: article.firstPublishedAt });
  sharePage(page, { shows: ["articles", "listing"] });
  const canonical = new URL(path, env.appUrl).href;
  const image = new URL(shareCard(), env.appUrl).href;
  const { firstPublishedAt } = article;
  return {
    structured: [
      articleData(version, { url: canonical, image, firstPublishedAt, review }),
      breadcrumbs(canonical, [
        [contentMessages.learn.title, href("/learn")],
        [version.title, path],
      ]),
    ],
    picture: findReadingPicture(version.picture),
    article: { ...shown, blocks: unlinkArticles(shown.blocks, articles) },
    products,
    canonical,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = matches[0].loaderData;
  if (!loaderData) return [pageTitle(contentMessages.learn.title, matches)];
  const { article, canonical, structured } = loaderData;
  const { title, summary: text } = article;
  return [
    ...pageTags({ ...shop, title, text, url: canonical, type: "article" }),
    ...structured.map((each) => ({ "script:ld+json": each })),
  ];
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, picture, products } = loaderData;
  return (
    <Page className="pb-20" width="text">
      <p className="pt-8">
        <LinkButton to={href("/learn")} variant="quiet">
          <span aria-hidden="true">←</span> {contentMessages.learn.back}
        </LinkButton>
      </p>
      {picture && (
        <StillLife
          className="mt-3 rounded-card"
          file={picture}
          loading="soon"
          sizes="(min-width: 48rem) 44rem, 100vw"
        />
      )}
      <ArticleText
        article={article}
        head={<h1 className="text-3xl text-balance">{article.title}</h1>}
      />
      <p className="measure mt-8 text-sm text-ink-soft">
        {say.disclaimer} <Link to={href("/medical-disclaimer")}>{say.disclaimerLink}</Link>.{" "}
        {say.emergency}
      </p>
      {products.length > 0 && (
        <RelatedProducts lead={say.relatedLead} products={products} title={say.related} />
      )}
    </Page>
  );
}
