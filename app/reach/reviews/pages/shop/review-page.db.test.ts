import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { testContext } from "#tests/context.ts";
import { deliveredOrder } from "../../factories.ts";
import { reviews } from "../../tables.server.ts";
import { submitReview } from "./review-page.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
const served = { ctx: as("visitor"), env: { appUrl: "http://x.test" } } as RequestContext;

async function send(text: string) {
  const productId = await makeProduct(ctx, { name: text.slice(0, 20), stock: 50 });
  const token = await deliveredOrder(ctx, productId);
  return submitReview(served, { rating: "2", text }, { token, productId });
}

test("a review that may be urgent is stored, and its writer sees whom to call", async () => {
  const text = "I fainted twice after the second shot.";
  const sent = await send(text);
  expect(sent).toMatchObject({ data: { urgency: "emergency" } });
  expect(await db.select().from(reviews)).toMatchObject([{ text, status: "waiting" }]);
});

test("an ordinary review is answered on the order's page", async () => {
  expect(await send("It kills my appetite. I lost 6 kg.")).toBeInstanceOf(Response);
});
