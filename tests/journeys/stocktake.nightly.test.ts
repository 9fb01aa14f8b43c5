import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { products, stockLevels } from "#app/goods/catalog/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { untilLive } from "../until-live.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

afterEach(expectInvariants);

const SHELF = "Stocktake shelf";
const [KLOW, GLOW] = ["Klow, 80 mg vial", "Glow, 70 mg vial"];

/** Two items on a shelf of their own; what is on hand of the first. */
const onShelf = () =>
  insideTheShop(async ({ db }) => {
    const levels = await db
      .select({ id: stockLevels.id, name: products.name, onHand: stockLevels.onHand })
      .from(stockLevels)
      .innerJoin(products, eq(products.id, stockLevels.productId));
    const chosen = levels.filter(({ name }) => name === "Klow" || name === "Glow");
    for (const { id } of chosen) {
      await db.update(stockLevels).set({ shelf: SHELF }).where(eq(stockLevels.id, id));
    }
    return new Map(chosen.map(({ name, onHand }) => [name, onHand]));
  });

async function count(page: Page, item: string, units: number, place = ""): Promise<void> {
  if (place !== "") {
    await page.getByText(`Stored in more than one place ${item}`).click();
    await page.getByLabel(`Place ${item}`).fill(place);
  }
  await page.getByLabel(`Units counted ${item}`).fill(String(units));
  await page.getByLabel(`Units counted ${item}`).press("Enter");
  await page.getByText(`${item}: ${units} units saved.`).waitFor();
}

/** Opens the newest stocktake beside the list, where its next step is a link. */
async function beside(desk: Page, next: string): Promise<void> {
  await desk.goto(href("/admin/stocktakes"));
  await untilLive(desk);
  await desk.getByRole("rowheader").getByRole("link").first().click();
  const panel = desk.getByRole("complementary", { name: /^Details: Stocktake / });
  await panel.getByRole("link", { name: next }).waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, `stocktake beside the list, ${next}`);
}

test("two people count blind, look twice at what differs, and post it once", async () => {
  const before = await onShelf();
  const klow = before.get("Klow") ?? 0;
  const glow = before.get("Glow") ?? 0;
  const desk = await openPage({ width: 1440, expectedProblems: [/409/] });
  await openAs(desk, "owner", href("/admin/stocktakes"));
  await expectNoAxeViolations(desk);
  await desk.getByRole("link", { name: "Start a stocktake" }).first().click();
  await desk.getByRole("heading", { level: 1, name: "Start a stocktake" }).waitFor();
  await expectNoAxeViolations(desk);
  await desk.getByLabel("What to count").selectOption("One shelf");
  await desk.getByLabel("Shelf", { exact: true }).selectOption(SHELF);
  await desk.getByLabel(/^Blind/).check();
  await press(desk, "Start counting");
  await desk.getByText("0 of 2 counted").waitFor();
  expect(await desk.getByText(/^Expected/).count()).toBe(0);

  const phone = await openPage({ width: 360, colorScheme: "dark", expectedProblems: [/409/] });
  await openAs(phone, "owner", new URL(desk.url()).pathname);
  await count(desk, KLOW, klow - 3, "Fridge");
  await count(phone, KLOW, 2, "Store");
  await count(phone, GLOW, glow + 5);
  await screenshot(phone, "stocktake counting 360");
  await expectNoAxeViolations(phone);

  // What is left comes first when the list is opened; a search finds one item of a long count.
  await phone.getByLabel("Find an item").fill("klow");
  await phone.getByLabel("Find an item").press("Enter");
  await phone.getByRole("heading", { level: 2, name: GLOW }).waitFor({ state: "detached" });

  // A second count of one place is asked about before it replaces the first.
  await desk.getByLabel(`Units counted ${GLOW}`).fill(String(glow));
  await desk.getByLabel(`Units counted ${GLOW}`).press("Enter");
  await desk.getByText(/counted .* units here at/).waitFor();
  await desk.getByRole("button", { name: `Replace ${GLOW}` }).click();
  await desk.getByText(`${GLOW}: ${glow} units saved.`).waitFor();
  await desk.getByText("2 of 2 counted").waitFor();

  // While people count, the panel beside the list says how far they are, and nothing that differs.
  const counting = new URL(desk.url()).pathname;
  await beside(desk, "Continue counting");
  expect(await desk.getByText("Items that differ").count()).toBe(0);
  await desk.goto(counting);

  await press(desk, "Finish counting");
  const differences = desk.getByRole("region", { name: "Differences" });
  await differences.getByText("−1").first().waitFor();
  expect(await differences.getByText("Glow").count()).toBe(0);
  expect(await desk.getByRole("button", { name: "Post 1 difference" }).isDisabled()).toBe(true);
  await screenshot(desk, "stocktake checking 1440");
  await expectNoAxeViolations(desk);
  await beside(desk, "Review differences");
  await desk.getByText("Items that differ").waitFor();
  await desk.getByRole("link", { name: "Review differences" }).click();
  await desk.getByRole("region", { name: "Differences" }).waitFor();
  await desk.getByLabel(`Reason ${KLOW}`).selectOption("Lost");
  await press(desk, `Accept ${KLOW}`);
  await desk.getByText(`The difference for ${KLOW} is accepted.`).first().waitFor();
  await press(desk, "Post 1 difference");
  await desk.getByText("Posted. 1 item was corrected.").first().waitFor();
  await desk.getByRole("button", { name: "Export as CSV" }).waitFor();
  await desk.getByRole("button", { name: "Finish counting" }).waitFor({ state: "detached" });
  await screenshot(desk, "stocktake posted 1440");
  const after = await onShelf();
  expect([after.get("Klow"), after.get("Glow")]).toEqual([klow - 1, glow]);
});
