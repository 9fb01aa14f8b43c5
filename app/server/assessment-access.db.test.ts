import { expect, test } from "vitest";
import { reviewAssessment } from "#app/care/assessments/commands/review-assessment.server.ts";
import { saveAssessment } from "#app/care/assessments/commands/save-assessment.server.ts";
import { someAnswers } from "#app/care/assessments/factories.ts";
import { assessmentMessages, questionTexts } from "#app/care/assessments/texts/shopper.ts";
import { resultMessages } from "#app/care/assessments/texts/shopper-result.ts";
import { CURRENT_TEXTS } from "#app/care/assessments/queries/health-texts.server.ts";
import { assessments } from "#app/care/assessments/tables.server.ts";
import {
  draftCookie,
  keptCookie,
} from "#app/care/assessments/pages/shop/assessment-cookies.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { testContext } from "#tests/context.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const { ask, services } = await openSmallWeb({ pool }, { DEMO: "off" });
const served = { env: services.env, ctx: { sealers: services.sealers } };
const id = ctx.ids.newId();
const answers = someAnswers();
await saveAssessment(as("visitor"), { id, answers });

const ofBrowser = (cookie: string) => ({ headers: { cookie: cookie.split(";")[0] ?? "" } });
const nobody = { headers: {} };
const answered = ofBrowser(draftCookie({ id, owner: null, stopped: false, answers }, served));
const kept = ofBrowser(keptCookie([id], served));
type Browser = { headers: Record<string, string> };
const form = ({ headers }: Browser, fields: Record<string, string>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers: { ...headers, origin: services.env.appUrl },
});

const { closed } = assessmentMessages;
const QUESTION = questionTexts.contact.title;
const NEXT = { intent: "next", step: "1", contact: "Maria" };

// The tests follow each other.
test("without a review nobody is asked anything, and is told where to go instead", async () => {
  const answer = await ask("/assessment");
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain(closed.title);
  expect(page).toContain('content="noindex, nofollow"');
  for (const way of ["/consultation", "/products", "/faq"]) expect(page).toContain(`href="${way}"`);
  expect(page).not.toContain(QUESTION);
  const sent = await ask("/assessment", form(nobody, NEXT));
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/assessment"]);
  expect(sent.headers.getSetCookie().join()).not.toContain("pm_assessment");
});

test("nor is a result shown or stored, which was answered before", async () => {
  const result = await ask("/assessment/result", answered);
  expect([result.status, result.headers.get("location")]).toEqual([302, "/assessment"]);
  expect(await (await ask("/assessment?step=3", answered)).text()).toContain(closed.title);
  const save = await ask("/assessment/result", form(answered, { intent: "save", consent: "yes" }));
  expect([save.status, save.headers.get("location")]).toEqual([303, "/assessment"]);
  expect(await db.$count(assessments)).toBe(1);
});

test("what was stored stays its owner's to delete, without the texts", async () => {
  const page = await (await ask("/assessment/result", kept)).text();
  expect(page).toContain(closed.resultText);
  expect(page).not.toContain(resultMessages.notes);
  expect(page).not.toContain(resultMessages.notReviewed);
});

test("with a review everybody is asked, and reads whose it is", async () => {
  const review = { reviewer: "Dr. Ana Reyes", credentials: "MD", reviewedOn: "2026-06-01" };
  const { version } = CURRENT_TEXTS;
  expect(await reviewAssessment(ctx, { version, ...review })).toMatchObject({ ok: true });
  const page = await (await ask("/assessment")).text();
  expect(page).toContain(QUESTION);
  expect(page).not.toContain(closed.title);
  const sent = await ask("/assessment", form(nobody, NEXT));
  expect(sent.headers.get("location")).toBe("/assessment?step=2");
  const result = await (await ask("/assessment/result", kept)).text();
  expect(result).toContain("Reviewed by Dr. Ana Reyes, MD, on Jun 1, 2026.");
  expect(result).not.toContain(resultMessages.notReviewed);
});

test("the stored answers are deleted also while it is closed", async () => {
  await pool.query("truncate text_reviews");
  const gone = await ask("/assessment/result", form(kept, { intent: "withdraw" }));
  expect(gone.status).toBe(303);
  expect(await db.$count(assessments)).toBe(0);
});
