import { Link } from "react-router";
import { contentMessages } from "../texts/shopper.ts";
import {
  ARTICLE_CATEGORIES,
  CATEGORY_KEYS,
  categoryHref,
  type ArticleCategory,
} from "../views/article-terms.ts";

const say = contentMessages.learn;

/** Links, so that a filter has an address and works without JavaScript. */
export function CategoryPills({ current }: { current: ArticleCategory | undefined }) {
  return (
    <nav aria-label={say.categories}>
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...CATEGORY_KEYS].map((category) => (
          <li key={category ?? "all"}>
            <Link
              aria-current={category === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-surface px-4 transition-colors hover:border-ink aria-[current=page]:border-accent aria-[current=page]:bg-accent aria-[current=page]:text-on-accent"
              preventScrollReset
              to={categoryHref(category)}
            >
              {category ? ARTICLE_CATEGORIES[category] : say.all}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
