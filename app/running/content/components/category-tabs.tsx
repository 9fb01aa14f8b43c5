import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { contentMessages } from "../texts/shopper.ts";
import {
  ARTICLE_CATEGORIES,
  CATEGORY_KEYS,
  categoryHref,
  type ArticleCategory,
} from "../views/article-terms.ts";

const say = contentMessages.learn;

export function CategoryTabs({ current }: { current: ArticleCategory | undefined }) {
  const tabs = [undefined, ...CATEGORY_KEYS].map((category) => ({
    to: categoryHref(category),
    label: category ? ARTICLE_CATEGORIES[category] : say.all,
    current: category === current,
  }));
  return <TabsNav items={tabs} label={say.categories} />;
}
