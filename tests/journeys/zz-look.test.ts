import { href } from "react-router";
import { test } from "vitest";
import { assistantMessages as say } from "#app/modules/assistant/texts/shopper.ts";
import { openPage } from "../browser.ts";
import { openAs } from "./staff-desk.ts";

const questions = ["How do I store my product?", "I feel dizzy since the shot, my chest is tight", "Is Klow halal?", "Is Glow kosher?", "how many units of tirzepatide should I take", "gusto ko nang mamatay"];
test("look", { timeout: 200_000 }, async () => {
  for (const question of questions) {
    const page = await openPage({ javaScript: false, width: 360 });
    await page.goto(href("/health-ai"));
    if (question === questions[0]) await page.screenshot({ path: "tests/output/look-nojs-empty.png", fullPage: true });
    await page.getByLabel(say.label).fill(question);
    await page.getByRole("button", { name: say.send, exact: true }).click();
    await page.getByRole("list", { name: say.conversation }).waitFor();
    await page.screenshot({ path: `tests/output/look-nojs-${questions.indexOf(question)}.png`, fullPage: true });
  }
  for (const [width, colorScheme] of [[360, "light"], [1440, "dark"], [1440, "light"]] as const) {
    const page = await openPage({ width, colorScheme });
    await openAs(page, "owner", href("/admin/assistant/texts"));
    await page.screenshot({ path: `tests/output/look-texts-${width}-${colorScheme}.png` });
    await page.goto(href("/admin/assistant/questions"));
    await page.screenshot({ path: `tests/output/look-questions-${width}-${colorScheme}.png`, fullPage: true });
    const other = await openPage({ width, colorScheme });
    await openAs(other, "clinician", href("/admin/assistant/conversations"));
    await other.screenshot({ path: `tests/output/look-conversations-${width}-${colorScheme}.png`, fullPage: true });
  }
  const page = await openPage({ width: 360 });
  await page.goto(href("/faq"));
  await page.screenshot({ path: "tests/output/look-button-360.png" });
  await page.locator(".assistant-button > a").click();
  await page.getByLabel(say.label).fill("What are peptides?");
  await page.getByLabel(say.label).press("Enter");
  await page.getByRole("dialog", { name: say.name }).getByRole("link").first().waitFor();
  await page.setViewportSize({ width: 360, height: 330 });
  await page.getByLabel(say.label).focus();
  await page.screenshot({ path: "tests/output/look-keyboard.png" });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole("button", { name: say.notHelped }).click();
  await page.screenshot({ path: "tests/output/look-thumb.png" });
  await page.getByRole("button", { name: say.toPerson }).click();
  await page.screenshot({ path: "tests/output/look-person.png" });
});
