import { href } from "react-router";
import { expect, test } from "vitest";
import { listOf, stockAnswer } from "#app/office/api/views/answers.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { ownApp } from "../own-app.ts";
import { openAs, press } from "./staff-desk.ts";

const STOCK = href("/api/v1/:noun", { noun: "stock" });

function askFor(path: string, key: string): Promise<Response> {
  return fetch(`${ownApp().url}${path}`, { headers: { authorization: `Bearer ${key}` } });
}

test.each([
  { javaScript: true, width: 1440, colorScheme: "dark" },
  { javaScript: false, width: 360, colorScheme: "light" },
] as const)("a key is made, reads what it may, and is revoked: %o", async (look) => {
  const name = `Shelf display ${look.width}`;
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  await openAs(page, "owner", href("/admin/settings/integrations"));
  await expectNoAxeViolations(page);
  await screenshot(page, `integrations ${look.width}`);
  await page.getByRole("link", { name: "Manage API keys" }).click();
  await page.getByRole("link", { name: "Add API key" }).click();
  await page.getByRole("heading", { level: 1, name: "Add API key" }).waitFor();
  await page.getByLabel("Name").fill(name);
  await press(page, "Create key");
  await page.getByText("Choose at least one thing the key can do").first().waitFor();
  await page.getByLabel("Stock of each SKU, sorted by SKU.").check();
  await screenshot(page, `api key form ${look.width}`);
  await press(page, "Create key");
  await page.getByRole("heading", { name: "Copy your new key now" }).waitFor();
  const key = (await page.getByText(/^pmk_/).textContent()) ?? "";
  await expectNoAxeViolations(page);
  await screenshot(page, `api key made ${look.width}`);

  const answer = await askFor(`${STOCK}?limit=3`, key);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  expect(listOf(stockAnswer).parse(await answer.json()).data).toHaveLength(3);
  expect((await askFor(href("/api/v1/:noun", { noun: "orders" }), key)).status).toBe(403);

  await page.getByRole("link", { name: "I’ve stored it" }).click();
  await page.getByRole("link", { name }).first().press("Enter");
  await page.getByRole("heading", { level: 1, name: `API key ${name}` }).waitFor();
  expect(await page.content()).not.toContain(key.slice(0, 40));
  await screenshot(page, `api key ${look.width}`);
  await press(page, `Revoke ${name}`);
  await page.getByText(`${name} is revoked.`).first().waitFor();
  expect((await askFor(STOCK, key)).status).toBe(401);
});

test("the page about the API is one to read on a phone too", async () => {
  const page = await openPage({ width: 360 });
  await openAs(page, "owner", href("/admin/settings/integrations/api"));
  await page.getByText("GET /api/v1/orders/{number}").waitFor();
  await screenshot(page, "api guide 360");
  const document = await fetch(`${ownApp().url}${href("/api/v1/openapi.json")}`);
  expect(await document.json()).toMatchObject({ openapi: "3.1.0" });
});
