import { href } from "react-router";
import { afterAll, expect, test } from "vitest";
import { fakeXendit } from "#app/selling/payments/gateways/fakes/xendit.fixture.ts";
import { paymentProviders } from "#app/selling/payments/tables.server.ts";
import { providerMessages as say } from "#app/selling/payments/texts/staff-providers.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs, press } from "./staff-desk.ts";

const PAYMENTS = href("/admin/settings/payments");
const { secretKey, callbackToken } = fakeXendit().keys.secrets;

// Others pay in this shop, too: no provider stays, and none ever takes new payments here.
const forget = () => insideTheShop(async ({ db }) => void (await db.delete(paymentProviders)));
afterAll(forget);

test.each([true, false])("an owner enters keys, and replaces them (scripts: %s)", async (on) => {
  await forget();
  const page = await openPage({ javaScript: on, expectedProblems: [/status of 422/] });
  await openAs(page, "owner", PAYMENTS);
  await page.getByRole("link", { name: say.setUp("Xendit") }).click();
  await page.getByRole("heading", { level: 1, name: "Xendit" }).waitFor();
  const key = page.getByLabel("Secret API key");
  const token = page.getByLabel("Webhook verification token");

  await key.fill("sk_live_of_another_company");
  await token.fill(callbackToken ?? "");
  await press(page, say.save);
  await page.getByText(say.problems.shape("Secret API key", "Xendit")).first().waitFor();
  expect(await token.inputValue()).toBe(on ? (callbackToken ?? "") : "");

  await key.fill(secretKey ?? "");
  await token.fill(callbackToken ?? "");
  await press(page, say.save);
  await page.getByText(say.saved("Xendit")).first().waitFor();
  await page
    .getByText(say.stored((secretKey ?? "").slice(-4)))
    .first()
    .waitFor();
  await page.getByText(say.testMode).waitFor();
  expect(await page.content()).not.toContain(secretKey);
  await expectNoAxeViolations(page);
  await screenshot(page, `payment-provider-${on ? "script" : "plain"}`);

  await page.goto(PAYMENTS);
  await page.getByText(say.states.ready).waitFor();
  await screenshot(page, `payment-providers-${on ? "script" : "plain"}`);
});
