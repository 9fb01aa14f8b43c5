import { href } from "react-router";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Clearance } from "#app/goods/catalog/rules/product-terms.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { addToCart } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";

const ARRIVES = /^Arrives |it arrives/;

afterEach(expectInvariants);

async function setClearance(slug: string, clearance: Clearance): Promise<void> {
  await insideTheShop(({ db }) =>
    db.update(products).set({ clearance }).where(eq(products.slug, slug)),
  );
}

test("what a clinician has to approve is refused at the cart, with the way on", async () => {
  const page = await openPage({ width: 360 });
  await page.goto(href("/product/:id", { id: "retatrutide" }));
  await page.getByText("Talk to a doctor first").waitFor();
  await page
    .getByRole("listitem")
    .filter({ hasText: /^Dr\. / })
    .first()
    .waitFor();
  await page.getByRole("link", { name: "Book a consultation" }).first().waitFor();
  await expectNoAxeViolations(page);
  const productId = await insideTheShop(async ({ db }) => {
    const [row] = await db.select().from(products).where(eq(products.slug, "retatrutide"));
    return row?.id ?? "";
  });

  // No page offers this form: it is written by hand.
  await page.evaluate(
    ([action, id]) => {
      const form = document.createElement("form");
      form.method = "post";
      form.action = action;
      for (const [name, value] of [
        ["intent", "add"],
        ["productId", id],
      ] as const) {
        const field = document.createElement("input");
        Object.assign(field, { type: "hidden", name, value });
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    [href("/cart"), productId] as const,
  );
  await page.getByText("A clinician has to approve Retatrutide for you").waitFor();
  await page.getByText("Nothing in your cart yet").waitFor();
  expect(await page.getByText(ARRIVES).count()).toBe(0);
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Ask a clinician" }).click();
  await page.waitForURL("**/auth?**");
});

test("what has to be approved since it lies in a cart is marked there, and promised nothing", async () => {
  const page = await openPage({ width: 360, javaScript: false });
  await addToCart(page, "Lipo-C with B12");
  await page.getByText("Lipo-C with B12 added to cart!").first().waitFor();
  await page.goto(href("/cart"));
  await page.getByText(ARRIVES).waitFor();
  await setClearance("lipo-c-b12", "required");
  try {
    await page.reload();
    await page.getByText("A clinician has to approve this for you first").waitFor();
    await page.getByText("An item in your cart can’t be ordered").waitFor();
    expect(await page.getByText(ARRIVES).count()).toBe(0);
    await page.getByRole("link", { name: "Ask us about approval" }).waitFor();
    await expectNoAxeViolations(page);
    await page.goto(href("/checkout"));
    await page.getByText("needs a clinician’s approval").waitFor();
    expect(await page.getByText(ARRIVES).count()).toBe(0);
  } finally {
    await setClearance("lipo-c-b12", "acknowledge");
  }
});
