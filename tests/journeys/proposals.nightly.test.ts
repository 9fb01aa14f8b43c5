import { href } from "react-router";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { ownApp } from "../own-app.ts";
import { openAs, press } from "./staff-desk.ts";

async function callTool(key: string, name: string, args: object): Promise<string> {
  const answer = await fetch(`${ownApp().url}${href("/mcp")}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: args },
    }),
  });
  expect(answer.status).toBe(200);
  return answer.text();
}

test.each([
  { javaScript: true, width: 1440, colorScheme: "dark" },
  { javaScript: false, width: 320, colorScheme: "light" },
] as const)("a program proposes by MCP, and staff approve or decline: %o", async (look) => {
  const page = await openPage(look);
  await openAs(page, "owner", href("/admin/settings/integrations/keys/new"));
  const program = `Helper ${look.width}`;
  await page.getByLabel("Name").fill(program);
  await page.getByLabel("Stock of each SKU, sorted by SKU.").check();
  await page.getByLabel("Set the number of units below which a SKU is low").check();
  await press(page, "Create key");
  await page.getByRole("heading", { name: "Copy your new key now" }).waitFor();
  const key = (await page.getByText(/^pmk_/).textContent()) ?? "";

  const list = await callTool(key, "stock_list", { limit: 2 });
  // Each look has a SKU of its own, since both share the shop.
  const skus = Array.from(list.matchAll(/\\"sku\\":\\"([^\\]+)\\"/g), ([, own]) => own);
  const sku = skus[look.javaScript ? 0 : 1] ?? "";
  const wish = { sku, low_below: look.width, was: null, why: `Slow supplier ${look.width}` };
  expect(await callTool(key, "stock_set-low-limit", wish)).toContain("open");

  await page.goto(`${ownApp().url}${href("/admin")}`);
  await page.getByText("Proposals by programs").first().waitFor();
  await page.goto(`${ownApp().url}${href("/admin/proposals")}`);
  const card = page.getByRole("article").filter({ hasText: wish.why });
  await card.getByText(`Program “${program}”`).waitFor();
  await card.getByText(sku).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `proposals ${look.width}`);
  await card.getByRole("button", { name: "Decline" }).click();
  await page.getByText("Declined. Nothing changed.").first().waitFor();

  expect(await callTool(key, "stock_set-low-limit", wish)).toContain("open");
  await page.goto(`${ownApp().url}${href("/admin/proposals")}`);
  await card.getByRole("button", { name: "Approve" }).click();
  await page.getByText("Approved. The change is made.").first().waitFor();
  await page
    .getByText(/^Approved by /)
    .first()
    .waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `proposals decided ${look.width}`);

  await page.getByRole("link", { name: "Approval rules" }).click();
  await page.getByRole("link", { name: "Add rule" }).first().click();
  await page.getByRole("link", { name: /^Set the number of units below/ }).click();
  await page.getByLabel("Proposed by").selectOption({ label: program });
  await page.getByLabel("At most per day").fill("1");
  await expectNoAxeViolations(page);
  await screenshot(page, `approval rule ${look.width}`);
  await press(page, "Save rule");
  await page.getByText("The rule is saved. It acts in your name.").first().waitFor();
  const next = { ...wish, low_below: look.width + 1, was: look.width };
  expect(await callTool(key, "stock_set-low-limit", next)).toContain("approved_by_rule");
  const beyond = { ...wish, low_below: look.width + 2, was: look.width + 1 };
  expect(await callTool(key, "stock_set-low-limit", beyond)).toContain("decided_at_page");
  await page.reload();
  await page.getByText(/^Approved by a rule of /).waitFor();
  await page.getByText("Stop this rule").click();
  await press(page, "Stop rule");
  await page.getByText("The rule is stopped.").first().waitFor();
  await expectNoAxeViolations(page);
});
