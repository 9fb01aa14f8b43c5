import { href } from "react-router";
import { expect, test } from "vitest";
import { assistantConversations, assistantQuestions } from "#app/care/assistant/tables.server.ts";
import { assistantMessages as shopper } from "#app/care/assistant/texts/shopper.ts";
import { assistantStaffMessages as say } from "#app/care/assistant/texts/staff.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs } from "./staff-desk.ts";

/** Earlier questions are deleted, so that the queues begin with this one. */
const askAlone = async (message: string) => {
  await insideTheShop(async ({ db }) => {
    await db.delete(assistantConversations);
    await db.delete(assistantQuestions);
  });
  const page = await openPage({ javaScript: false });
  await page.goto(href("/health-ai"));
  await page.getByLabel(shopper.label).fill(message);
  await page.getByRole("button", { name: shopper.send, exact: true }).click();
  await page.getByRole("list", { name: shopper.conversation }).waitFor();
};

test("a clinician reads a conversation with a warning sign and is done with it", async () => {
  await askAlone("I have chest pain since the shot");
  const page = await openPage({ width: 360 });
  await openAs(page, "clinician", href("/admin/assistant/conversations"));
  await page.getByText("I have chest pain since the shot", { exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel(say.note).fill("Nobody to call back");
  await page.getByRole("button", { name: say.settle }).click();
  await page.getByText(say.noConversations).waitFor();
});

test("an unanswered question is answered by whoever writes the texts", async () => {
  await askAlone("Is Klow halal?");
  const page = await openPage({ width: 1440, expectedProblems: [/422/] });
  await openAs(page, "owner", href("/admin/assistant/questions"));
  await page.getByText("Is Klow halal?", { exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: say.publish }).click();
  await page.getByRole("link", { name: say.answerNeeded }).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "answer a question");
  await page.getByLabel(say.answer, { exact: true }).fill("Klow has no halal certificate.");
  await page.getByRole("button", { name: say.publish }).click();
  await page.getByText(say.noQuestions).waitFor();
  await page.getByText(say.published).first().waitFor();

  await page.goto(href("/health-ai"));
  await page.getByLabel(shopper.label).fill("is klow halal po?");
  await page.getByRole("button", { name: shopper.send, exact: true }).click();
  await page.getByText("Klow has no halal certificate.").waitFor();
});

test("the texts say who reviewed them and what changed since the evaluation", async () => {
  const page = await openPage({ width: 1440 });
  await openAs(page, "owner", href("/admin/assistant/texts"));
  await page.getByText(say.evaluatedOn).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "What is a peptide?" }).first().click();
  await page.waitForURL(/admin\/content\/faq\//);
});

test("the scores of the last evaluation are read on a phone as well", async () => {
  const width = 360;
  const page = await openPage({ width });
  await openAs(page, "owner", href("/admin/assistant/texts"));
  await page.getByRole("table", { name: say.firstSight }).waitFor();
  const shown = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(shown).toBeLessThanOrEqual(width);
  await expectNoAxeViolations(page);
});
