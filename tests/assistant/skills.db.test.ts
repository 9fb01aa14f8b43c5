import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { formatMoney } from "#app/lib/money.ts";
import { addStarterProducts } from "#app/goods/catalog/commands/add-starter-products.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { saveFaqEntry } from "#app/running/content/commands/save-faq-entry.server.ts";
import { loadPlaces } from "#app/running/places/commands/load-places.server.ts";
import { themeSettings } from "#app/running/settings/tables.server.ts";
import { answerMessage } from "#app/care/assistant/commands/answer-message/answer-message.server.ts";
import { assistantQuestions } from "#app/care/assistant/tables.server.ts";
import { makeDiscount } from "#app/selling/discounts/factories.ts";
import { discounts } from "#app/selling/discounts/tables.server.ts";
import { makePaidOrder } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { seedTexts } from "#db/seed/seed-texts.ts";
import { accountOf } from "../actor-of.ts";
import { testContext } from "../context.ts";

const { ctx, db, pool, as } = await testContext();
const limiter = createRateLimiter(pool);
await loadPlaces(ctx);
await seedTexts(ctx, { demo: true });
await addStarterProducts(ctx, "storefront");
await db.update(products).set({ isActive: true });
const memory = new Memory();
memory.back();

async function ask(message: string, who = ctx, sessionId: string = crypto.randomUUID()) {
  const said = { message, sessionId };
  const answered = await answerMessage({ ctx: who, limiter, memory, online: true }, said);
  if (!answered.ok) throw new Error(answered.reason);
  return answered.value;
}
const answerTo = async (message: string, who = ctx) => (await ask(message, who)).answer;

const set = (key: string, value: string) =>
  db
    .insert(themeSettings)
    .values({ key, value, type: "text", category: "delivery", updatedAt: ctx.now })
    .onConflictDoUpdate({ target: themeSettings.key, set: { value } });

test("a price is that of the product, at this moment", async () => {
  for (const price of [777_700, 888_800]) {
    await db.update(products).set({ price }).where(eq(products.slug, "klow"));
    const { response, sources } = await answerTo("magkano ang klow");
    expect(response).toBe(`Klow costs ${formatMoney(price)}.`);
    expect(sources.map(({ url }) => url)).toEqual(["/product/klow"]);
  }
});

test("a fee and the amount from which shipping is free are those of the settings", async () => {
  await set("shipping_by", "fee");
  await set("shipping_fee", "155");
  await set("shipping_free_from", "3100");
  const { response } = await answerTo("how much is delivery to Iloilo City");
  expect(response).toContain("we deliver to Iloilo City");
  expect(response).toContain(formatMoney(15_500));
  expect(response).toContain(formatMoney(310_000));
  expect((await answerTo("is there free shipping")).response).toContain(formatMoney(310_000));
});

test("the limit of cash on delivery is that of the settings, and none is said where it is off", async () => {
  await set("cod_max_amount", "4321");
  expect((await answerTo("COD po?")).response).toContain(formatMoney(432_100));
  await set("pay_cod", "false");
  expect((await answerTo("COD po?")).response).toMatch(/^No,/);
});

test("money and delivery are answered in Filipino where the question is", async () => {
  await db.update(products).set({ price: 690_000 }).where(eq(products.slug, "glow"));
  const price = await answerTo("magkano po ba ang glow ninyo");
  expect(price.response).toBe(`${formatMoney(690_000)} ang Glow.`);
  const days = await answerTo("ilang araw po ba ang padala sa Cebu City");
  expect(days.response).toMatch(/^Oo, nagde-deliver kami sa Cebu City/);
});

test("a quoted answer changes with the text that staff edit", async () => {
  const answer = "Cancel on the page of your order, for as long as it waits.";
  const slug = "can-i-change-or-cancel";
  const entry = {
    slug,
    question: "Can I cancel?",
    answer,
    category: "ordering",
    position: 2,
  } as const;
  memory.change("faq");
  const saved = await saveFaqEntry(ctx, { ...entry, live: "none", isShown: true }, { version: 1 });
  expect(saved.ok).toBe(true);
  memory.change("faq");
  expect((await answerTo("paano mag cancel ng order")).response).toBe(answer);
});

test.each([
  ["side effects of semaglutide", "semaglutide", "safetyText"],
  ["how is semaglutide stored", "semaglutide", "storage"],
  ["who should not use klow", "klow", "contraindications"],
] as const)("“%s” is answered from the page of %s alone", async (message, slug, part) => {
  const [product] = await db.select().from(products).where(eq(products.slug, slug));
  if (!product) throw new Error("no product");
  const { response } = await answerTo(message);
  const [, named = "", told = ""] = /^([\w-]+): (.+)$/s.exec(response) ?? [];
  expect(named).toBe(product.name);
  const own = [product[part]].flat().join(" ");
  for (const sentence of told.split(/(?<=[.!?])\s+/)) {
    expect(own).toContain(sentence.replace(/[.!?]$/, ""));
  }
});

test.each([
  ["how much is klow and is it in stock?", /^Klow costs [^\n]+\n\nKlow is sold out/],
  ["magkano ang glow at paano magbayad", /Glow[^\n]+\n\n.*GCash/],
])("“%s” is two questions, and both are answered", async (message, both) => {
  expect((await answerTo(message)).response).toMatch(both);
});

test("a warning sign and a refused request come before any skill", async () => {
  const urgent = await answerTo("how much is tirzepatide, I have crushing chest pain right now");
  expect(urgent.triage.level).toBe("emergency");
  expect(urgent.response).not.toContain("costs");
  const dose = await answerTo("How many units of tirzepatide should I inject?");
  expect(dose.response).toMatch(/don’t give doses/);
});

test.each([
  ["how many mg in a vial of NAD+", /^The product page of NAD\+ lists a single size/],
  ["how many mg of NAD+ should I inject", /don’t give doses/],
  ["saan po ang opisina ninyo", /Cebu City/],
  ["who is your data protection officer", /Data protection: Paolo Cruz/],
  ["how much is a consultation", /\$199/],
  ["minimum age to order?", /18 or older/],
  ["is this chat saved anywhere", /^Health AI .* delete it about an hour/],
  ["do you keep my card number", /never see or store a card number/],
  ["may reviews na ba ang klow", /^Klow has no reviews yet/],
  ["do you have bpc-157 by itself", /^We don’t sell BPC-157 by itself\. .* Glow and Klow\. .*rats/],
  ["whats kpv supposed to do lol", /^We don’t sell KPV by itself\. .*inflammation/],
  [
    "which of your vials are powder and which are liquid",
    /liquid in a vial: .*Lemon Bottle.*powder in a vial: .*Tirzepatide/,
  ],
  ["cheapest to priciest list pls", /Lipo-C with B12 .*Klow .*Retatrutide/],
  ["is lemon bottle registered or not", /^Lemon Bottle: Not registered.*warn/],
  ["tita ko bet na bet yung reta", /Retatrutide costs ₱14,500.*needs a clinician’s approval/],
  ["how many weeks is a plan of GHK-Cu", /usually takes 8–12 weeks/],
  ["do you accept gcash or bank transfer", /GCash.* bank transfer/],
  ["walang kuryente, paano ang vial sa ref", /In a brownout, keep the door shut/],
  ["does the affiliate see what I bought", /never your name/],
  ["how long can a mounjaro pen stay out of the fridge", /^(?!.*semaglutide).*pen of tirzepatide/i],
  ["may delay ba pag may bagyo sa Leyte", /puwedeng tumagal kapag may bagyo/],
])("“%s” is answered with the shop’s own fact", async (message, fact) => {
  await set("business_address", "1 Sample Street\nCebu City");
  await set("privacy_contact", "Paolo Cruz");
  expect((await answerTo(message)).response).toMatch(fact);
});

test("an unknown question is met with the closest texts and a person", async () => {
  const { response, suggestions } = await answerTo("does klow polish a saddle");
  expect(response).toMatch(/I don’t know/);
  expect(suggestions).toContain("How do I reach a person?");
  expect(suggestions.some((one) => one.includes("Klow"))).toBe(true);
});

test.each([
  ["so is it legal?", /^Are your products approved medicines\? No\./],
  ["ok so what do I do", /^I'm not sure how to respond to that/],
])("“%s” is no question that “No” or the shop’s topics answer", async (message, response) => {
  expect((await answerTo(message)).response).toMatch(response);
});

test("an unclear question is met with what it may have meant", async () => {
  const { suggestions } = await answerTo("do you give freebies");
  expect(suggestions).toContain("Do you have free shipping?");
});

test("a question that twenty people ask at once is counted for each of them", async () => {
  const times = () => db.select({ times: assistantQuestions.times }).from(assistantQuestions);
  const before = await times();
  await Promise.all(Array.from({ length: 20 }, () => answerTo("is klow sold in a camel shape")));
  expect(await times()).toEqual([...before, { times: 20 }]);
});

async function buyer() {
  const actor = await accountOf(ctx, "customer");
  if (actor.kind !== "user") throw new Error("not a user");
  return { who: as(actor), userId: actor.userId };
}

test("where an order is, its buyer alone reads, and the conversation does not keep it", async () => {
  const { who, userId } = await buyer();
  const { who: other } = await buyer();
  const order = await findOrder(db, await makePaidOrder(ctx, userId));
  const number = order?.orderNumber ?? "";
  for (const message of ["where is my order", "nasaan na po", number, `status of ${number}?`]) {
    const { answer, turns } = await ask(message, who);
    expect(answer.response).toMatch(new RegExp(`^Your order ${number}: Confirmed`));
    expect(JSON.stringify(turns.at(-1)?.response)).not.toContain(number);
  }
  for (const stranger of [ctx, other]) {
    const { response } = await answerTo(`where is ${number}`, stranger);
    expect(response).not.toMatch(/Confirmed|We’ll pack/);
  }
});

test("whoever names an order and its email is mailed the link, and told nothing", async () => {
  const { userId } = await buyer();
  const order = await findOrder(db, await makePaidOrder(ctx, userId));
  const asked = () =>
    pool.query(
      "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'orders.mail-link'",
    );
  const real = await answerTo(`track ${order?.orderNumber} maria@example.test`);
  const made = await answerTo("track PM-20-999999 nobody@example.test");
  expect(real.response).toBe(made.response);
  expect(real.response).toContain("email its link");
  expect((await asked()).rows.map(({ payload }) => payload)).toEqual([
    { orderNumber: order?.orderNumber, email: "maria@example.test" },
    { orderNumber: "PM-20-999999", email: "nobody@example.test" },
  ]);
});

test("a question goes on with the one before it, about the same product or another", async () => {
  const session = crypto.randomUUID();
  const talk = async (message: string) => (await ask(message, ctx, session)).answer.response;
  expect(await talk("how much is klow")).toMatch(/^Klow costs/);
  expect(await talk("what are the side effects")).toMatch(/^Klow: /);
  expect(await talk("and semaglutide?")).toMatch(/^Semaglutide: /);
  expect(await talk("what do you sell")).toContain("Klow");
  expect(await talk("ilang mg yun")).toContain("Semaglutide");
  expect(await talk("do you deliver to Makati")).toContain("Makati City");
  expect(await talk("how much is the shipping and how long")).toContain("Makati City");
  expect(await talk("pila ang bayad")).toContain("Makati City");
  expect(await talk("and cold products?")).toMatch(/^(?!.*Klow).*\bcold\b/is);
});

test("several of a product are added up, and units are compared over all products", async () => {
  const set = (slug: string, price: number, vialAmount: number) =>
    db.update(products).set({ price, vialAmount, vialUnit: "mg" }).where(eq(products.slug, slug));
  await set("klow", 780_000, 80);
  await set("glow", 590_000, 70);
  const { response } = await answerTo("how much are two vials of glow and one klow");
  expect(response).toContain(formatMoney(2 * 590_000 + 780_000));
  const perMg = await answerTo("which product is cheapest per mg");
  expect(perMg.response).toMatch(/Glow 70 mg, ₱84\.29 per mg; Klow 80 mg/);
});

test("a code is explained to whoever names it, and an unknown one is not told apart", async () => {
  const code = "LUNAS15";
  await makeDiscount(ctx, { code, value: 1_500, minimumAmount: 300_000 });
  const told = await answerTo(`what does code ${code} do`);
  expect(told.response).toContain("15%");
  expect(told.response).toContain(formatMoney(300_000));
  const general = await answerTo("do you have a promo code");
  await db.update(discounts).set({ isActive: false });
  expect((await answerTo(`what does code ${code} do`)).response).toBe(general.response);
  expect((await answerTo("what does code NOSUCH15 do")).response).toBe(general.response);
});

test("a product may have any signs in its name", async () => {
  const isKlow = eq(products.slug, "klow");
  await db.update(products).set({ name: "Klow (a blend" }).where(isKlow);
  const anew = new Memory();
  anew.back();
  const said = {
    message: "how long until i see results with klow",
    sessionId: crypto.randomUUID(),
  };
  const answered = await answerMessage({ ctx, limiter, memory: anew, online: true }, said);
  await db.update(products).set({ name: "Klow" }).where(isKlow);
  expect(answered).toMatchObject({ ok: true });
});

test("what a medicine of another kind does is not said of a product", async () => {
  for (const asked of ["is a bit of itching from GHK-Cu normal", "side effects of GHK-Cu"]) {
    expect((await answerTo(asked)).response).not.toMatch(/zepbound|tirzepatide|stomach/i);
  }
  expect((await answerTo("mild side effects of semaglutide")).response).toMatch(/nausea/i);
});
