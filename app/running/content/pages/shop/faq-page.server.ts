import { coursesByArea } from "#app/goods/catalog/queries/courses.server.ts";
import { publishedAddresses } from "../../queries/articles.server.ts";
import { shownFaq } from "../../queries/faq.server.ts";
import { readMarkdown } from "../../queries/read-markdown.server.ts";
import { groupFaq, searchFaq } from "../../views/faq-terms.ts";
import { unlinkArticles } from "../../views/unlink-articles.ts";
import { loadAreas } from "#app/goods/delivery/queries/areas.server.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import { offeredMethods } from "#app/selling/payments/rules/offered-methods.ts";
import { cashLines } from "#app/selling/payments/views/cash-lines.ts";
import { paymentWords } from "#app/selling/payments/views/payment-words.ts";
import { provinceNames } from "#app/running/places/queries/provinces.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { fillShopWords, shopWords } from "#app/running/settings/views/shop-words.ts";
import { hourLines } from "#app/running/settings/views/support-hours.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** The questions that match a search, with the shop's current figures in their answers. */
export async function showFaq(db: Db, { search, online }: { search: string; online: boolean }) {
  const [entries, articles, settings, areas] = await Promise.all([
    shownFaq(db),
    publishedAddresses(db),
    loadSettings(db),
    coursesByArea(db),
  ]);
  const methods = offeredMethods(settings, online);
  const words = { ...shopWords(settings), payments: paymentWords(methods) };
  const filled = entries.map((entry) => ({ ...entry, answer: fillShopWords(entry.answer, words) }));
  return {
    groups: groupFaq(searchFaq(filled, search)).map(({ entries: found, ...group }) => ({
      ...group,
      entries: found.map(({ slug, question, answer, live }) => {
        return { slug, question, live, blocks: unlinkArticles(readMarkdown(answer), articles) };
      }),
    })),
    total: entries.length,
    live: {
      payments: methods.map((method) => orderMessages.method[method]),
      cash: methods.includes("cod") ? await loadCashLines(db, settings) : [],
      courses: areas.map(({ name, from, to }) => ({ name, from, to })),
      hours: hourLines(settings.support_hours),
    },
  };
}

async function loadCashLines(db: Db, settings: Settings): Promise<string[]> {
  const [areas, provinces] = await Promise.all([loadAreas(db, settings), provinceNames(db)]);
  return cashLines({ settings, areas, provinces });
}
