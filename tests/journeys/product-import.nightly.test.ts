import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { eq } from "drizzle-orm";
import { href } from "react-router";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { EXPORT_HEAD } from "#app/goods/catalog/pages/desk/export-rows.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { MOST_BYTES } from "#app/running/imports/rules/file-limits.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { hideNewProducts } from "./hide-new-products.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs, press } from "./staff-desk.ts";

hideNewProducts();

const LIST = href("/admin/products");
const IMPORT = href("/admin/products/import");
const folder = await temporaryFolder();

async function download(page: Page, role: "button" | "link", name: string): Promise<string> {
  const arriving = page.waitForEvent("download");
  await page.getByRole(role, { name }).click();
  const file = path.join(folder, "downloaded.csv");
  await (await arriving).saveAs(file);
  return readFile(file, "utf8");
}

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(content) };
  await page.getByLabel("CSV file").setInputFiles(file);
  await press(page, "Preview changes");
}

const productAt = (slug: string) =>
  insideTheShop(async ({ db }) => {
    const [found] = await db.select().from(products).where(eq(products.slug, slug));
    return found;
  });

/** Opens one group of rows of the preview. */
async function group(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("navigation", { name: "Filter rows" }).getByRole("link", { name }).click();
  await page.locator("[aria-current]").getByText(name).waitFor();
}

const entry = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

test.each([
  { javaScript: true, colorScheme: "light", width: 1440 },
  { javaScript: false, colorScheme: "dark", width: 360 },
] as const)(
  "what is exported and edited shows a diff, is applied and reverted: %o",
  async (look) => {
    const page = await openPage(look);
    const slug = `tonic-${look.width}`;
    const still = `tonic-still-${look.width}`;
    await insideTheShop(async (ctx) => {
      const shown = {
        description: "=A1",
        shortDescription: "A tonic.",
        images: [{ picture: "glow", alt: "A vial" }],
      };
      await makeProduct(ctx, { name: `Tonic ${look.width}`, slug, ...shown });
      await makeProduct(ctx, { name: `Tonic still ${look.width}`, slug: still });
    });
    await openAs(page, "owner", `${LIST}?q=${encodeURIComponent("tonic")}`);
    await page.getByText(`Tonic ${look.width}`).filter({ visible: true }).first().waitFor();
    const exported = await download(page, "button", "Export as CSV");
    const [head = [], ...rows] = parse(exported, { bom: true });
    expect(head).toEqual([...EXPORT_HEAD]);
    const own = rows.filter(([address]) => address === slug || address === still);
    expect(own).toHaveLength(2);

    const at = (name: string) => head.indexOf(name);
    for (const row of own.filter(([address]) => address === slug)) {
      row[at("name")] = `Tonic ${look.width} renamed`;
      row[at("price")] = "1,250.50";
    }
    const row = (cells: Record<string, string>) => head.map((name) => cells[name] ?? "");
    const added = { slug: `added-${look.width}`, name: `<b>Added ${look.width}</b>`, price: "10" };
    const file = stringify([
      head,
      ...own,
      row({ ...added, kind: "product" }),
      row({ slug: `bad-${look.width}`, name: `Bad ${look.width}`, price: "free" }),
    ]);
    await page.goto(IMPORT);
    await expectNoAxeViolations(page);
    await choose(page, `edited-${look.width}.csv`, file);

    await page.getByRole("heading", { level: 1, name: `edited-${look.width}.csv` }).waitFor();
    await entry(page, added.name).waitFor();
    await group(page, /^To change \(1\)/);
    const changed = entry(page, `Tonic ${look.width} renamed`);
    await changed.getByText(/^(?:before: )?1000$/).waitFor();
    await changed.getByText(/^(?:after: )?1250\.50$/).waitFor();
    await screenshot(page, `import preview ${look.width}`);
    await expectNoAxeViolations(page);
    await group(page, /^Unchanged \(1\)/);
    await entry(page, `Tonic still ${look.width}`).waitFor();
    await group(page, /^Refused \(1\)/);
    await entry(page, `Bad ${look.width}`).getByText("Enter an amount").waitFor();
    expect(await productAt(slug)).toMatchObject({ name: `Tonic ${look.width}` });

    await press(page, "Apply 2 changes");
    await expect
      .poll(
        async () => {
          if (!look.javaScript) await page.reload();
          return page.getByText("Import finished").count();
        },
        { timeout: 60_000 },
      )
      .toBe(1);
    await page.getByText("1 added, 1 changed, 1 refused").waitFor();
    await screenshot(page, `import done ${look.width}`);
    await expectNoAxeViolations(page);
    expect(await productAt(slug)).toMatchObject({
      name: `Tonic ${look.width} renamed`,
      price: 125_050,
      description: "=A1",
      isActive: true,
    });
    const result = await download(page, "link", "Download results");
    expect(parse(result, { bom: true })).toContainEqual(
      expect.arrayContaining([`Tonic ${look.width} renamed`, "Changed"]),
    );

    // A colleague edits the added product, so only the other one can be reverted.
    await insideTheShop(({ db }) =>
      db.update(products).set({ name: "By hand", version: 7 }).where(eq(products.slug, added.slug)),
    );
    await press(page, "Revert import");
    await expect
      .poll(
        async () => {
          if (!look.javaScript) await page.reload();
          return page.getByText("Import reverted").count();
        },
        { timeout: 60_000 },
      )
      .toBe(1);
    await page.getByText("1 reverted, 1 kept.").waitFor();
    await expectNoAxeViolations(page);
    expect(await productAt(slug)).toMatchObject({ name: `Tonic ${look.width}`, price: 100_000 });
    expect(await productAt(added.slug)).toMatchObject({ name: "By hand", archivedAt: null });

    await page.goto(IMPORT);
    await page
      .getByRole("link", { name: `edited-${look.width}.csv` })
      .filter({ visible: true })
      .waitFor();
    await screenshot(page, `import list ${look.width}`);
  },
);

test("a file of Shopify with broken rows is read as far as it goes, and its columns can be corrected", async () => {
  const page = await openPage({ width: 1440 });
  await openAs(page, "owner", IMPORT);
  const head =
    "Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price,Status";
  const lines = [
    head,
    'wrap,Wrap,"<p>Soft</p><script>alert(1)</script>",Size,S,WRAP-S,20.00,active',
    "wrap,,,,M,WRAP-M,22.00,",
    "torn,Torn,,Size,S,TORN-S,",
    "dear,Dear,,Title,Default Title,DEAR,a lot,active",
    ',"=HYPERLINK(""http://x.test"")",,Title,Default Title,FORMULA-1,5,active',
  ];
  await choose(page, "shopify.csv", lines.join("\r\n"));
  await page.getByText("Shopify’s product file").waitFor();
  await entry(page, "Wrap").getByText("Rows 2–3").waitFor();
  await entry(page, "=HYPERLINK")
    .or(page.getByText('=HYPERLINK("http://x.test")'))
    .first()
    .waitFor();
  await screenshot(page, "import of Shopify 1440");
  await expectNoAxeViolations(page);
  await group(page, /^Refused \(2\)/);
  await entry(page, "Torn").getByText("Row 4: Enter a price above zero.").waitFor();
  await entry(page, "Dear").getByText("Enter an amount").waitFor();

  await page.getByText("File columns").click();
  await page.getByLabel("Body (HTML)").selectOption({ label: "Leave out" });
  await expectNoAxeViolations(page);
  await press(page, "Update the preview");
  await page.getByText("Preview updated.").first().waitFor();
  await group(page, /^To add/);
  await entry(page, "Wrap").getByText("Rows 2–3").waitFor();
  expect(await entry(page, "Wrap").getByText("Soft", { exact: true }).count()).toBe(0);
  await press(page, "Discard file");
  await page.getByText("shopify.csv discarded.").first().waitFor();
  expect(await productAt("wrap")).toBeUndefined();
});

test("what is no CSV file, is too large or has no rows is refused with what to do", async () => {
  const page = await openPage({ width: 360, expectedProblems: [/422/, /413/] });
  await openAs(page, "owner", IMPORT);
  const refused = async (text: string) => page.getByText(text).first().waitFor();
  await press(page, "Preview changes");
  await refused("Choose a file first.");
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
  await choose(page, "picture.csv", png);
  await refused("This isn’t a CSV file.");
  await expectNoAxeViolations(page);
  await choose(page, "head.csv", "slug,name\n");
  await refused("This file has no rows below its header.");
  await choose(page, "torn.csv", 'slug,name\na,"never ends\n');
  await refused("A quotation mark is never closed");
  const large = path.join(folder, "large.csv");
  await writeFile(large, Buffer.alloc(MOST_BYTES + 20_000, "a,b\n"));
  await page.getByLabel("CSV file").setInputFiles(large);
  await press(page, "Preview changes");
  await refused("A file can be up to 10 MB.");
  await screenshot(page, "import refused 360");
});
