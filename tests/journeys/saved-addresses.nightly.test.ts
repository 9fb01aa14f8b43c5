import { href } from "react-router";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { addToCart } from "./buyer.ts";
import { openAsNew } from "./new-customer.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { variants } from "../variants.ts";

afterEach(expectInvariants);

async function fill(page: Page, street: string, city: string): Promise<void> {
  await page.getByLabel("First name").fill("Lea");
  await page.getByLabel("Last name").fill("Lim");
  await page.getByLabel("Address", { exact: true }).fill(street);
  await page.getByLabel("Address line 2").fill("Unit 4B");
  await page.getByLabel("City or municipality").fill(city);
  await page.getByRole("button", { name: "Save address" }).click();
}

test.each(variants([true, false]))(
  "addresses are saved, changed and chosen at the checkout, with scripts: %j",
  async (javaScript) => {
    const page = await openPage({ width: 360, javaScript, expectedProblems: [/422/] });
    await openAsNew(page, `addresses-${javaScript}@example.test`, href("/portal/addresses"));
    await page.getByText("No saved addresses").waitFor();
    await page.getByRole("link", { name: "Add address" }).click();
    await page.getByRole("heading", { name: "New address" }).waitFor();
    await fill(page, "", "Cebu City");
    await page.getByRole("alert").first().waitFor();
    await fill(page, "1 Mango Avenue", "Cebu City");
    await page.getByText("Address saved.").waitFor();
    await page.getByRole("link", { name: "Add address" }).click();
    await page.getByRole("heading", { name: "New address" }).waitFor();
    await fill(page, "2 Session Road", "Baguio City");
    await page.getByText("Default", { exact: true }).waitFor();
    expect(await page.getByRole("listitem").getByText("Unit 4B").count()).toBe(2);
    expect(await page.getByRole("listitem").getByText("Philippines", { exact: true }).count()).toBe(
      2,
    );
    await expectNoAxeViolations(page);
    await screenshot(page, `addresses-${javaScript}`);

    await page.getByRole("link", { name: "Edit: 2 Session Road" }).click();
    await page.getByRole("heading", { name: "Edit 2 Session Road" }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByLabel("Address", { exact: true }).fill("3 Session Road");
    await page.getByRole("button", { name: "Save address" }).click();
    await page.getByRole("button", { name: "Make default: 3 Session Road" }).click();
    await page.getByText("This is now your default address.").waitFor();

    await addToCart(page, "Glow");
    await page.getByText("Glow added to cart!").first().waitFor();
    await page.goto(href("/checkout"));
    const street = page.getByLabel("Address", { exact: true });
    expect(await street.inputValue()).toBe("3 Session Road");
    await page
      .getByLabel("Saved address")
      .selectOption({ label: "Lea, 1 Mango Avenue, Cebu City" });
    if (!javaScript) await page.getByRole("button", { name: "Use this address" }).click();
    await expect.poll(() => street.inputValue()).toBe("1 Mango Avenue");
    expect(await page.getByLabel("Address line 2").inputValue()).toBe("Unit 4B");
    expect(await page.getByLabel("City or municipality").inputValue()).toBe("Cebu City");
    await expectNoAxeViolations(page);
    await screenshot(page, `checkout-address-${javaScript}`);

    await page.goto(href("/portal/addresses"));
    await page.getByRole("button", { name: "Remove: 3 Session Road" }).click();
    await page.getByText("Address removed.").waitFor();
    expect(await page.getByRole("listitem").getByText("Default", { exact: true }).count()).toBe(1);
  },
);
