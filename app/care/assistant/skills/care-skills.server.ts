import { href } from "react-router";
import { formatDateTime, shopDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { activeDoctors } from "#app/care/consultations/queries/doctors.server.ts";
import { nextSlots } from "#app/care/consultations/queries/next-slots.server.ts";
import { listTypes, offeredType } from "#app/care/consultations/queries/types.server.ts";
import { feeWords } from "#app/care/consultations/views/booking-words.ts";
import { reportedLotsOf } from "#app/goods/lots/queries/lots-of-product.server.ts";
import { wordsOf } from "../rules/asked-words.ts";
import { sentencesOf } from "../rules/guard-answer.ts";
import { productAnswers, shopAnswers as say } from "../texts/shopper-skills.ts";
import { offersOf, productFacts, productsIn } from "./product-facts.server.ts";
import type { Skill } from "./skill.ts";

const BOOK = { title: say.links.consultation, url: href("/consultation") };
const LIST = { title: say.links.products, url: href("/products") };

const MOST_DOCTORS = 4;

const bookDoctor: Skill = {
  id: "book a doctor",
  async answer({ db, now }) {
    const doctors = await activeDoctors(db);
    const { next } = await nextSlots(
      { db, now },
      doctors.map(({ id }) => id),
    );
    const free = doctors.flatMap((doctor) => {
      const first = next.get(doctor.id)?.find(({ isFree }) => isFree);
      return first ? [{ ...doctor, startsAt: first.startsAt }] : [];
    });
    const told = free
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
      .slice(0, MOST_DOCTORS)
      .map(({ name, specialization, startsAt }) =>
        say.nextSlot(name, specialization, formatDateTime(startsAt)),
      );
    const times = told.length > 0 ? [say.nextSlots, ...told] : [say.noSlot];
    return { text: [say.bookHere, ...times, say.laterVisits].join(" "), links: [BOOK] };
  },
};

/** The doctors whose names or fields a question has, or all. "Derma" is the beginning of a field. */
const aDoctor: Skill = {
  id: "a doctor",
  async answer({ db, now, message }) {
    const doctors = await activeDoctors(db);
    const words = wordsOf(message).filter(({ length }) => length > 3);
    const named = doctors.filter(({ name, specialization, bio }) =>
      wordsOf(`${name} ${specialization} ${bio}`).some((word) =>
        words.some((one) => one === word || (one.length > 4 && word.startsWith(one.slice(0, 10)))),
      ),
    );
    const asked = named.length > 0 ? named : doctors;
    if (asked.length === 0) return undefined;
    const { next } = await nextSlots(
      { db, now },
      asked.map(({ id }) => id),
    );
    const told = asked.map(({ id, name, specialization, bio, licenceNumber }) => {
      const [slot] = next.get(id) ?? [];
      return [
        say.doctor(name, specialization),
        ...(bio ? [bio.replaceAll(/\s+/g, " ").trim()] : []),
        ...(licenceNumber ? [say.license(licenceNumber)] : []),
        ...(slot ? [say.nextTime(formatDateTime(slot.startsAt))] : []),
      ].join(" ");
    });
    return { text: [...told, say.checkLicense].join("\n\n"), links: [BOOK] };
  },
};

const kindOfVisit: Skill = {
  id: "kind of visit",
  async answer({ db }) {
    const type = await offeredType(db, "initial");
    const long = type ? [say.visitLength[type.channel](type.minutes)] : [];
    return { text: [say.visitKind, ...long].join(" "), links: [BOOK] };
  },
};

const consultationFee: Skill = {
  id: "consultation fee",
  async answer({ db, texts }) {
    const types = await listTypes(db);
    const fees = types
      .filter(({ isActive }) => isActive)
      .map((type) => say.visit(type.name, feeWords(type), type.minutes));
    const about = texts.find(({ url }) => url.endsWith("#what-does-a-consultation-cost"));
    const credits = await offersOf(db, "service");
    const told = [
      ...fees,
      ...(about ? [about.body] : []),
      ...credits.map(({ name, price }) => say.creditPrice(name, formatMoney(price))),
    ];
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
        const reported = await reportedLotsOf(question.db, id, today);
        if (reported.length === 0) return productAnswers.noReport(name);
        return reported.map((lot) => reportOf(name, lot)).join(" ");
      }),
    );
    return { text: told.join("\n\n"), links: found.map(({ link }) => link) };
  },
};

type ReportedLot = Awaited<ReturnType<typeof reportedLotsOf>>[number];

function reportOf(name: string, { lotNumber, expiresOn, labName, purity, tests }: ReportedLot) {
  return [
    productAnswers.reportOf(name, lotNumber, expiresOn),
    ...(purity ? [productAnswers.purity(name, purity, labName)] : []),
    productAnswers.tested(tests),
  ].join(" ");
}

/** Of a named product, also the batch that is shipped now. */
const ofBatch = (id: string, general: string): Skill => ({
  id,
  async answer(question) {
    const isAboutOne = question.products.length > 0;
    const shipped = isAboutOne ? await labReport.answer(question) : undefined;
    return {
      text: [...(shipped ? [shipped.text] : []), general].join(" "),
      links: [...(shipped?.links ?? []), { title: say.links.verify, url: href("/verify") }],
    };
  },
});

const goal = (topic: string, category: string): Skill => ({
  id: `products for ${topic}`,
  answer: ({ db }) => productsIn(db, category),
});

export const careSkills: readonly Skill[] = [
  {
    id: "syringes",
    async answer({ db }) {
      const supplies = await offersOf(db, "supply");
      const told = supplies.map(({ name, price, description }) =>
        [say.supply(name, formatMoney(price)), ...sentencesOf(description ?? "").slice(0, 3)].join(
          " ",
        ),
      );
      return {
        text: [say.pack, ...told].join(" "),
        links: [{ title: say.links.cart, url: href("/cart") }],
      };
    },
  },
  bookDoctor,
  aDoctor,
  kindOfVisit,
  consultationFee,
  labReport,
  ofBatch("batch number", say.lotNumber),
  ofBatch("expiry", say.expiry),
  goal("weight", "weight-loss"),
  goal("skin", "beauty"),
  goal("aging", "longevity"),
  goal("recovery", "wellness"),
];
