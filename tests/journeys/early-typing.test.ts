import { expect, test } from "vitest";
import { href } from "react-router";
import { openPage } from "../browser.ts";
import { untilLive } from "../until-live.ts";

/** The contact form was sent empty before any script had arrived. */
async function refusedWithoutScripts() {
  const page = await openPage({ early: true, expectedProblems: [/status of 422/] });
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(href("/contact"), { waitUntil: "commit" });
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Please check these fields").waitFor();
  return { page, arrive: scripts.resolve };
}

test("typing that began before the scripts arrived goes on in its field", async () => {
  const { page, arrive } = await refusedWithoutScripts();
  const message = page.getByLabel("Message", { exact: true });
  await message.pressSequentially("Is it");
  arrive();
  await untilLive(page);
  await page.keyboard.type(" pure?");
  expect(await message.inputValue()).toBe("Is it pure?");
});

test("where nobody types, the first mistake gets the focus", async () => {
  const { page, arrive } = await refusedWithoutScripts();
  arrive();
  await untilLive(page);
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "name");
});
