import type { ArticleCategory } from "./article-terms.ts";
import type { ReadingPicture } from "./reading-pictures.ts";
import type { Review } from "../rules/text-review.ts";
import type { Source } from "../rules/source-lines.ts";
import type { Block } from "./markdown-nodes.ts";

export type ArticleCard = {
  slug: string;
  title: string;
  category: ArticleCategory;
  minutes: number;
  author: string;
  preview: string;
  picture: ReadingPicture | null;
};

/** An article for its page; dates are formatted. */
export type ShownArticle = {
  title: string;
  summary: string;
  category: ArticleCategory;
  picture: ReadingPicture | null;
  minutes: number;
  author: string;
  published: string;
  updated: string;
  review: Review | undefined;
  blocks: Block[];
  sources: Source[];
};
