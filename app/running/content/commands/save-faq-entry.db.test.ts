import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { testContext } from "#tests/context.ts";
import type { FaqInput } from "../input.ts";
import { faqEntries, faqHistory, shownFaq } from "../queries/faq.server.ts";
import { saveFaqEntry } from "./save-faq-entry.server.ts";

const { ctx, db, pool, as } = await testContext();
const entry = (slug: string, given: Partial<FaqInput> = {}): FaqInput => ({
  slug,
  category: "ordering",
  position: 1,
  question: "How can I pay?",
  answer: "By card.",
  live: "none",
  isShown: true,
  ...given,
});
const add = (slug: string, given: Partial<FaqInput> = {}) => saveFaqEntry(ctx, entry(slug, given));
const change = (slug: string, given: Partial<FaqInput> = {}, version = 1) =>
  saveFaqEntry(ctx, entry(slug, given), { version });

test("the newest version counts, and the earlier ones stay", async () => {
  await add("pay");
  await change("pay", { answer: "By card or GCash." });
  const [shown] = (await faqEntries(db)).filter(({ slug }) => slug === "pay");
  expect(shown).toMatchObject({ version: 2, answer: "By card or GCash." });
  expect((await faqHistory(db, "pay")).map(({ answer }) => answer)).toEqual([
    "By card or GCash.",
    "By card.",
  ]);
});

test("a hidden question is kept and not shown", async () => {
  await add("hidden");
  await change("hidden", { isShown: false });
  expect((await shownFaq(db)).map(({ slug }) => slug)).not.toContain("hidden");
  expect((await faqEntries(db)).map(({ slug }) => slug)).toContain("hidden");
});

test("a name is given once, also when it is given five times at once", async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => add("once")));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ reason: "slug_taken" });
  expect(await change("nobody-asked")).toMatchObject({ reason: "not_found" });
});

test("of those who read the same version, one saves and the others are refused", async () => {
  await add("raced");
  const answers = await Promise.all(
    ["A.", "B.", "C."].map((answer) => change("raced", { answer })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = answers.filter(({ ok }) => !ok);
  expect(refused.map((one) => one.ok || one.reason)).toEqual([
    "changed_meanwhile",
    "changed_meanwhile",
  ]);
  expect(await faqHistory(db, "raced")).toHaveLength(2);
});

test("a change is recorded with what was there before", async () => {
  await add("recorded");
  const editor = as("marketing", { userId: "editor-1" });
  await saveFaqEntry(editor, entry("recorded", { position: 4 }), { version: 1 });
  const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, "recorded"));
  expect(rows.find(({ actorId }) => actorId === "editor-1")).toMatchObject({
    action: "faq.saved",
    before: { position: 1, question: "How can I pay?", answer: "By card." },
    after: { position: 4, version: 2 },
  });
});

test.each(["visitor", "customer", "support", "fulfilment", "clinician"] as const)(
  "a %s changes no answer",
  async (who) => {
    await add(`by-${who}`);
    const refused = await saveFaqEntry(as(who), entry(`by-${who}`, { answer: "No." }), {
      version: 1,
    });
    expect(refused).toEqual({ ok: false, reason: "forbidden" });
    expect(await faqHistory(db, `by-${who}`)).toHaveLength(1);
  },
);

test.each(["update faq_versions set answer = 'else'", "delete from faq_versions"])(
  "what was saved cannot be changed by %j",
  async (statement) => {
    await add(`kept-${statement.length}`);
    await expect(pool.query(statement)).rejects.toThrow("faq_versions is append-only");
  },
);
