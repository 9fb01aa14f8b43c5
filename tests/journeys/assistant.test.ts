import { href } from "react-router";
import { expect, test } from "vitest";
import { assistantMessages as say } from "#app/care/assistant/texts/shopper.ts";
import { helpMessages } from "#app/care/triage/texts/shopper.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { variants } from "../variants.ts";

test.each(variants([true, false]))(
  "a question is answered from the shop's texts (scripts: %s)",
  async (scripts) => {
    const page = await openPage({ width: 360, javaScript: scripts });
    await page.goto(href("/health-ai"));
    await page.getByLabel(say.label).fill("How do I store my product?");
    await page.getByRole("button", { name: say.send, exact: true }).click();
    const talk = page.getByRole("list", { name: say.conversation });
    await talk.getByRole("link").first().waitFor();
    await expect.poll(() => talk.innerText()).toContain("never freeze");
    // What follows is said in the same conversation.
    await page.getByLabel(say.label).fill("hindi ako makahinga");
    await page.getByRole("button", { name: say.send, exact: true }).click();
    const call = talk.getByRole("link", { name: helpMessages.call911 });
    await call.waitFor();
    expect(await call.getAttribute("href")).toBe("tel:911");
    expect(await talk.innerText()).toContain("never freeze");
    if (scripts) await expectNoAxeViolations(page);
  },
);
