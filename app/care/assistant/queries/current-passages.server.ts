import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { listed } from "#app/goods/catalog/queries/listing-pages.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { publishedArticles } from "#app/running/content/queries/articles.server.ts";
import { POLICIES } from "../rules/policies.ts";
import { newestTexts } from "#app/running/content/queries/documents.server.ts";
import { shownFaq } from "#app/running/content/queries/faq.server.ts";
import { offeredMethods } from "#app/selling/payments/rules/offered-methods.ts";
import { paymentWords } from "#app/selling/payments/views/payment-words.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { fillShopWords, shopWords } from "#app/running/settings/views/shop-words.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import {
  passageOfQuestion,
  passagesOfArticle,
  passagesOfPolicy,
  passagesOfProduct,
  type Passage,
} from "../rules/passage.ts";
import { assistantPassages } from "../tables.server.ts";
import { answeredQuestions } from "./answered-questions.server.ts";

/** All passages of today, and the name of this edition of them. */
export type Edition = { edition: string; passages: readonly Passage[] };

/** `online`: whether a gateway takes payments, which the database does not know. */
export type PublishedShop = { db: Db; online: boolean };

/** Articles, questions and documents come before products. */
async function readPassages({ db, online }: PublishedShop): Promise<Passage[]> {
  const [articles, questions, settings, documents, sold, askedAs] = await Promise.all([
    publishedArticles(db),
    shownFaq(db),
    loadSettings(db),
    newestTexts(db),
    db.select().from(products).where(listed).orderBy(products.slug),
    answeredQuestions(db),
  ]);
  const methods = offeredMethods(settings, online);
  const words = { ...shopWords(settings), payments: paymentWords(methods) };
  return [
    ...questions.map((entry) =>
      passageOfQuestion({
        ...entry,
        answer: fillShopWords(entry.answer, words),
        askedAs: askedAs.get(entry.slug) ?? [],
      }),
    ),
    ...articles
      .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
      .flatMap((article) => passagesOfArticle(article)),
    ...documents.flatMap(({ slug, title, body }) => {
      const url = POLICIES[slug];
      return url ? passagesOfPolicy({ title, url, body: fillShopWords(body, words) }) : [];
    }),
    ...sold.flatMap(passagesOfProduct),
  ];
}

/** The passages as the shop's texts are now, stored for the search. */
export async function currentPassages(shop: PublishedShop): Promise<Edition> {
  const { db } = shop;
  const passages = await readPassages(shop);
  const edition = createHash("sha256").update(JSON.stringify(passages)).digest("hex");
  await db.transaction(async (tx) => {
    // One process rebuilds the passages at a time, and the others find them ready.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('assistant_passages'))`);
    const [known] = await tx
      .select({ edition: assistantPassages.edition })
      .from(assistantPassages)
      .where(eq(assistantPassages.edition, edition))
      .limit(1);
    if (known || passages.length === 0) return;
    await tx.delete(assistantPassages);
    // One parameter for all: a large shop has more passages than a statement can have values.
    await tx.execute(sql`insert into ${assistantPassages}
        (kind, title, url, names, body, position, edition)
      select kind, title, url, names, body, place - 1, ${edition}
      from rows from (jsonb_to_recordset(${JSON.stringify(passages)}::jsonb)
        as (kind text, title text, url text, names text, body text)
      ) with ordinality as passage (kind, title, url, names, body, place)`);
  });
  return { edition, passages };
}
