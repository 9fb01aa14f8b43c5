import { href } from "react-router";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { findStaffProduct } from "#app/goods/catalog/queries/staff-products.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { untilLive } from "../until-live.ts";
import { hideNewProducts } from "./hide-new-products.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs, press } from "./staff-desk.ts";
import { unfold } from "./unfold.ts";

hideNewProducts();

// The label also says when a field is needed.
const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label}(?:Optional|Required.*)?$`));

const storedText = (productId: string) =>
  insideTheShop(async ({ db }) => (await findStaffProduct(db, productId))?.description);

test.each([
  { javaScript: true, colorScheme: "light", width: 1440 },
  { javaScript: false, colorScheme: "dark", width: 360 },
] as const)(
  "a description is written, edited and accepted, and claims are named: %o",
  async (look) => {
    const page = await openPage({ ...look, expectedProblems: [/422/] });
    const live = async () => look.javaScript && untilLive(page);
    const name = `Writing ${look.width}`;
    const productId = await insideTheShop((ctx) =>
      makeProduct(ctx, {
        name,
        slug: `writing-${look.width}`,
        description: "It cures diabetes.",
        shortDescription: "A serum.",
        images: [{ picture: "glow", alt: "A vial" }],
        benefits: ["Studied on the skin", "Guaranteed results"],
      }),
    );
    await openAs(page, "owner", href("/admin/products/:productId", { productId }));
    await page.getByText("2 phrases make a health claim").waitFor();
    await page
      .getByText("A product may not promise to cure, treat or prevent an illness.")
      .waitFor();
    await screenshot(page, `claims ${look.width}`);
    await expectNoAxeViolations(page);

    await field(page, "Name").fill("");
    await press(page, "AI Generate");
    await page.getByText("Please enter a product name first").first().waitFor();
    await live();
    await field(page, "Name").fill(`${name} renamed`);
    await press(page, "AI Generate");
    const draft = page.getByLabel("Draft of the description");
    await draft.waitFor();
    await live();
    const proposed = await draft.inputValue();
    expect(proposed).toContain(`${name} renamed`);
    expect(proposed).toContain("Key facts: Studied on the skin.");
    expect(proposed).not.toContain("Guaranteed");
    expect(await field(page, "Description").inputValue()).toBe("It cures diabetes.");
    await screenshot(page, `writer draft ${look.width}`);
    await expectNoAxeViolations(page);
    await press(page, "Discard draft");
    await page.getByText("Draft discarded.").waitFor();
    expect(await field(page, "Description").inputValue()).toBe("It cures diabetes.");

    await live();
    await press(page, "AI Generate");
    await draft.fill("A serum, written by hand.");
    await press(page, "Use this draft");
    await page.getByText("The draft is in the form.").waitFor();
    expect(await field(page, "Description").inputValue()).toBe("A serum, written by hand.");
    expect(await storedText(productId)).toBe("It cures diabetes.");
    await page.getByText("1 phrase makes a health claim").waitFor();
    await live();
    await unfold(page);
    await field(page, "Benefits").fill("Studied on the skin");
    await press(page, "Check claims");
    await page.getByText("No health claims found").waitFor();
    await live();
    // Enter in a field saves, although other buttons come before that in the form.
    await field(page, "Name").press("Enter");
    await page.waitForURL((url) => url.pathname === href("/admin/products"));
    expect(await storedText(productId)).toBe("A serum, written by hand.");
  },
);
