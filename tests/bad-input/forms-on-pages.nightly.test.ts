import { afterAll, describe, expect, test } from "vitest";
import { buildRequest } from "./build-request.ts";
import { everyCall } from "./every-call.ts";
import { ROLES } from "./roles.ts";
import { send } from "./send.ts";
import { openShop } from "./shop.ts";
import { NOTHING } from "./tampering.ts";
import { unknownForms } from "./unknown-forms.ts";

const shop = await openShop();
const unknown = unknownForms(shop);
afterAll(async () => {
  await unknown.restore();
  await shop.pool.end();
});

const pages = everyCall().filter(({ method }) => method === "GET");

/** `endpoints.test.ts` looks at the forms that those see who may open the page. */
describe.each(pages)("$name", ({ prepare, ...endpoint }) => {
  test.each(ROLES)("has no form that the table does not know, for a %s", async (role) => {
    const call = await prepare(shop);
    const session = await shop.session(role);
    const built = buildRequest(endpoint, call, { ...NOTHING, role }, { url: shop.url, session });
    const { text } = await send(shop.url, built.asked);
    expect(await unknown.of(text, new URL(built.asked.path, shop.url).pathname)).toEqual([]);
  });
});
