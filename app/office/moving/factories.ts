import { stringify } from "csv-stringify/sync";
import { applyImport } from "#app/running/imports/commands/apply-import.server.ts";
import { carryOut } from "#app/running/imports/commands/carry-out/carry-out.server.ts";
import { uploadFile } from "#app/running/imports/commands/upload-file.server.ts";
import type { ManyNoun } from "#app/running/imports/queries/import-noun.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

type Cells = Readonly<Record<string, string>>;

/** A file with a header and these rows; a cell that a row lacks is empty. */
export function fileOf(rows: readonly Cells[]): string {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return stringify([header, ...rows.map((row) => header.map((name) => row[name] ?? ""))]);
}

/** A row of Shopify's customer file. */
export const shopifyCustomer = (cells: Cells = {}): Cells => ({
  "Customer ID": "'7001",
  "First Name": "Maria",
  "Last Name": "Santos",
  Email: "Maria@Example.test",
  "Accepts Email Marketing": "yes",
  "Default Address City": "Cebu City",
  "Default Address Phone": "'+639171234567",
  Phone: "",
  "Total Spent": "1500.00",
  Tags: "vip",
  Note: "",
  ...cells,
});

/** The first row of an order in Shopify's file: two units, a discount and shipping. */
export const shopifyOrder = (cells: Cells = {}): Cells => ({
  Name: "#1001",
  Email: "maria@example.test",
  "Financial Status": "paid",
  Currency: "PHP",
  Subtotal: "900.00",
  Shipping: "150.00",
  Taxes: "0.00",
  Total: "1050.00",
  "Discount Code": "TEN",
  "Discount Amount": "100.00",
  "Created at": "2024-03-01 14:05:33 +0800",
  "Lineitem quantity": "2",
  "Lineitem name": "Serum - 10 ml",
  "Lineitem price": "500.00",
  "Lineitem sku": "SER-10",
  "Billing Name": "Maria Santos",
  "Cancelled at": "",
  "Refunded Amount": "0.00",
  ...cells,
});

/** A row of the reviews that Judge.me exports. */
export const judgeMeReview = (cells: Cells = {}): Cells => ({
  title: "Lovely",
  body: "It came cold and sealed.",
  rating: "5",
  review_date: "2024-03-01 06:05:33 UTC",
  reviewer_name: "Maria Clara Santos",
  reviewer_email: "Maria@Example.test",
  product_handle: "night-serum",
  ...cells,
});

/** Uploads a file and returns the id of its import. */
export async function upload(ctx: Ctx, noun: ManyNoun, file: string): Promise<string> {
  const bytes = new TextEncoder().encode(file);
  const uploaded = await uploadFile(ctx, noun, { name: "file.csv", bytes });
  if (!uploaded.ok) throw new Error(uploaded.reason);
  return uploaded.value.id;
}

export async function apply(ctx: Ctx, noun: ManyNoun, importId: string): Promise<void> {
  const applied = await applyImport(ctx, noun, importId);
  if (!applied.ok) throw new Error(applied.reason);
  await carryOut(ctx, noun, importId);
}
