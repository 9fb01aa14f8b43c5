import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import { newCacheHints } from "#app/platform/http/cache-hints.server.ts";
import { requestContext, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { themeSettings } from "#app/running/settings/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { judgedProducts } from "../../queries/feed-products.server.ts";
import { feedMessages } from "../../texts/staff.ts";
import { loader } from "./feed-file.ts";

const { ctx, db } = await testContext();
const env = parseEnv({ APP_URL: "https://shop.example.test" });
const image = { picture: "ghk-cu", alt: "A jar" };
const cream = await makeProduct(ctx, {
  name: 'Cream <A> & "B"',
  slug: "cream",
  sku: "CREAM-1",
  price: 45_050,
  stock: 5,
});
const facts = { regulatoryStatus: "not_a_medicine", clearance: "none", compound: "other" } as const;
await db
  .update(products)
  .set({ ...facts, route: "on_skin", images: [image], compareAtPrice: 50_000 })
  .where(eq(products.id, cream));
const vial = await makeProduct(ctx, { name: "Secret Vial", slug: "secret-vial", sku: "VIAL-1" });
await db
  .update(products)
  .set({ ...facts, regulatoryStatus: "not_registered", route: "under_skin", images: [image] })
  .where(eq(products.id, vial));

async function read(file: string): Promise<string> {
  const context = new RouterContextProvider();
  const page = newCacheHints();
  context.set(requestContext, { ctx, env, page, memory: new Memory() } as RequestContext);
  const answer = await loader({ params: { file }, context } as never);
  return answer.text();
}

const statusOf = async (file: string) =>
  read(file).then(
    () => 200,
    (error: unknown) => (error instanceof Response ? error.status : error),
  );

const FILES = Object.keys(feedMessages.files);

test("feeds answer once the owner turns them on, and no other file does", async () => {
  for (const file of FILES) expect([file, await statusOf(file)]).toEqual([file, 404]);
  await db.insert(themeSettings).values({
    key: "product_feeds",
    value: "true",
    type: "boolean",
    category: "integrations",
    updatedAt: ctx.now,
  });
  for (const file of FILES) expect([file, await statusOf(file)]).toEqual([file, 200]);
  for (const file of ["google", "constructor"]) expect(await statusOf(file)).toBe(404);
});

test("each feed has the advertised product and nothing of the others", async () => {
  for (const file of FILES) {
    const text = await read(file);
    expect(text).toContain("https://shop.example.test/product/cream");
    expect(text).not.toMatch(/secret|VIAL-1/i);
  }
  const judged = await judgedProducts(db);
  expect(judged.map(({ slug, reasons }) => [slug, reasons])).toEqual([
    ["cream", []],
    ["secret-vial", ["not_registered", "injected"]],
  ]);
});

test("Google's feed has its required attributes, and stays XML", async () => {
  const text = await read("google.xml");
  for (const part of [
    'xmlns:g="http://base.google.com/ns/1.0"',
    "<g:id>CREAM-1</g:id>",
    "<g:title>Cream &lt;A&gt; &amp; &quot;B&quot;</g:title>",
    "<g:link>https://shop.example.test/product/cream</g:link>",
    "<g:availability>in_stock</g:availability>",
    "<g:price>500.00 PHP</g:price>",
    "<g:sale_price>450.50 PHP</g:sale_price>",
    "<g:condition>new</g:condition>",
    "<g:identifier_exists>no</g:identifier_exists>",
  ]) {
    expect(text).toContain(part);
  }
  for (const name of ["description", "image_link", "brand"]) {
    expect(text).toMatch(new RegExp(`<g:${name}>[^<]+</g:${name}>`));
  }
});

test("Meta's feed is a table with one row a variant", async () => {
  const rows = parse(await read("meta.csv"), { columns: true });
  expect(rows).toMatchObject([
    { id: "CREAM-1", availability: "in stock", price: "500.00 PHP", sale_price: "450.50 PHP" },
  ]);
});

test("the feed for shopping agents has the published schema", async () => {
  const published = JSON.parse(
    readFileSync("tests/published/acp-feed-2026-04-17.json", "utf8"),
  ) as {
    schema: { $id: string };
  };
  const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: [published.schema] });
  const validate = ajv.getSchema(`${published.schema.$id}#/$defs/ProductsResponse`)!;
  const feed: unknown = JSON.parse(await read("acp.json"));
  expect([validate(feed), validate.errors]).toEqual([true, null]);
  expect(feed).toMatchObject({
    products: [
      { id: cream, variants: [{ id: cream, price: { amount: 45_050, currency: "PHP" } }] },
    ],
  });
});
