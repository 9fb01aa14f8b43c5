import { and, asc, eq } from "drizzle-orm";
import { href } from "react-router";
import { formatDateTime, shopDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { activeDoctors } from "#app/care/consultations/queries/doctors.server.ts";
import { nextSlots } from "#app/care/consultations/queries/next-slots.server.ts";
import { offeredType } from "#app/care/consultations/queries/types.server.ts";
import { listed } from "#app/goods/catalog/queries/listing-pages.server.ts";
import { categories, products } from "#app/goods/catalog/tables.server.ts";
import { shownLotsOf } from "#app/goods/lots/queries/lots-of-product.server.ts";
import { productAnswers, shopAnswers as say } from "../texts/shopper-skills.ts";
import { productFacts } from "./product-facts.server.ts";
import type { Skill } from "./skill.ts";

const BOOK = { title: say.links.consultation, url: href("/consultation") };
const LIST = { title: say.links.products, url: href("/products") };

const bookDoctor: Skill = {
  id: "book a doctor",
  async answer({ db, now }) {
    const doctors = await activeDoctors(db);
    const { next } = await nextSlots(
      { db, now },
      doctors.map(({ id }) => id),
    );
    const free = [...next].flatMap(([id, slots]) =>
      slots.filter(({ isFree }) => isFree).map(({ startsAt }) => ({ id, startsAt })),
    );
    const [first] = free.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    const doctor = doctors.find(({ id }) => id === first?.id);
    const slot =
      first && doctor ? say.nextSlot(doctor.name, formatDateTime(first.startsAt)) : say.noSlot;
    return { text: `${say.bookHere} ${slot}`, links: [BOOK] };
  },
};

const consultationFee: Skill = {
  id: "consultation fee",
  async answer({ db, texts }) {
    const type = await offeredType(db, "initial");
    const fee = type ? [say.consultationFee(formatMoney(type.fee))] : [];
    const about = texts.find(({ url }) => url.endsWith("#what-does-a-consultation-cost"));
    const told = [...fee, ...(about ? [about.body] : [])];
    return told.length > 0 ? { text: told.join(" "), links: [BOOK] } : undefined;
  },
};

/** The reports of the batches that the next parcel is packed from. */
const labReport: Skill = {
  id: "lab report",
  async answer(question) {
    const found = await productFacts(question);
    if (found.length === 0) return { text: productAnswers.reports, links: [LIST] };
    const today = shopDay(question.now);
    const told = await Promise.all(
      found.map(async ({ id, name }) => {
        const { current } = await shownLotsOf(question.db, id, today);
        const reported = current.filter(({ report }) => report);
        if (reported.length === 0) return productAnswers.noReport(name);
        const purity = reported.flatMap(({ report }) =>
          report?.purity ? [productAnswers.purity(name, report.purity, report.labName)] : [],
        );
        const lots = reported.map(({ lotNumber }) => lotNumber);
        return [productAnswers.reportOf(name, lots), ...purity].join(" ");
      }),
    );
    return { text: told.join("\n\n"), links: found.map(({ link }) => link) };
  },
};

/** The products of a category. It recommends none. */
const goal = (topic: string, category: string): Skill => ({
  id: `products for ${topic}`,
  async answer({ db }) {
    const rows = await db
      .select({ name: products.name, slug: products.slug })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(listed, eq(categories.slug, category)))
      .orderBy(asc(products.name))
      .limit(MOST_PRODUCTS);
    if (rows.length === 0) return undefined;
    return {
      text: productAnswers.goal(rows.map(({ name }) => name)),
      links: rows.map(({ name, slug }) => ({
        title: say.links.product(name),
        url: href("/product/:id", { id: slug }),
      })),
    };
  },
});

const MOST_PRODUCTS = 6;

export const careSkills: readonly Skill[] = [
  bookDoctor,
  consultationFee,
  labReport,
  goal("weight", "weight-loss"),
  goal("skin", "beauty"),
  goal("aging", "longevity"),
];
