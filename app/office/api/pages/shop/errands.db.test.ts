import { eq, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { actorId } from "#app/platform/access/actor.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { makeTicket } from "#app/reach/support/factories.ts";
import { supportTickets } from "#app/reach/support/tables.server.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { publishArticle } from "#app/running/content/commands/publish-article.server.ts";
import { saveArticle } from "#app/running/content/commands/save-article.server.ts";
import { saveFaqEntry } from "#app/running/content/commands/save-faq-entry.server.ts";
import { newArticle, publishLegalTexts } from "#app/running/content/factories.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { decideProposal } from "../../commands/decide-proposal.server.ts";
import { makeApiKey } from "../../factories.ts";
import { SCOPES } from "../../queries/every-operation.server.ts";
import { openMcp, type ToolAnswer } from "./mcp.fixture.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const { send, resultOf } = openMcp({ ctx, pool, log: quietLog });
const { key } = await makeApiKey(ctx, { name: "Helper", scopes: [...SCOPES] });
const manager = await accountOf(ctx, "manager");

const productId = await makeProduct(ctx, {
  name: "Blend",
  slug: "blend",
  sku: "BLEND-1",
  stock: 20,
});
await makeProduct(ctx, { name: "Old Blend", slug: "old-blend", sku: "OLD-1", stock: 0 });
const numberOf = async () => {
  const id = await makeOrder(ctx, { productId });
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row!.orderNumber;
};
const [number, other] = [await numberOf(), await numberOf()];
const buyer = await accountOf(ctx, "customer");
const id = (await customerOfUser(db, actorId(buyer)))!.id;
const ticketId = await makeTicket(ctx);
const [ticket] = await db.select().from(supportTickets).where(eq(supportTickets.id, ticketId));
const T = { number: ticket!.number };
for (const slug of ["how-long", "what-cost"]) {
  const words = { question: "How?", answer: "So.", live: "none", category: "ordering" } as const;
  const saved = await saveFaqEntry(ctx, { slug, ...words, position: 1, isShown: true });
  if (!saved.ok) throw new Error(saved.reason);
}
const article = await saveArticle(ctx, newArticle({ slug: "cold" }));
if (!article.ok) throw new Error(article.reason);
await publishArticle(ctx, { articleId: article.value.articleId, version: 1, demo: true });

/** A read has what it answers; a write has the entry of the log that an approval makes. */
type Errand = [tool: string, sent: object, outcome: object | string];

const PRICE = { price: 90_000, compare_at_price: null, starts_at: "2027-01-01T00:00:00Z" };
const ADJUSTED = { mode: "add", units: 4, reason: "count", was: 20 };

const ERRANDS: Record<string, readonly Errand[]> = {
  orders: [
    ["orders_list", { limit: 1 }, { data: [{ number }] }],
    ["orders_get", { number }, { number, state: "pending" }],
    ["orders_add-note", { number, text: "Call first" }, "order.noted"],
    ["orders_tag", { number, add: ["gift"], remove: [] }, "order.tagged"],
    ["orders_tag", { number, add: [], remove: ["gift"] }, "order.untagged"],
    ["orders_tag", { number, add: ["vip"], remove: [] }, "order.tagged"],
    ["orders_cancel", { number: other, reason: "Ordered twice" }, "order.status"],
    ["orders_get", { number: other }, { state: "cancelled" }],
    ["orders_list", { state: "cancelled" }, { data: [{ number: other }] }],
    ["orders_add-note", { number: other, text: "Told the buyer" }, "order.noted"],
  ],
  products: [
    ["products_get", { slug: "blend" }, { sku: "BLEND-1" }],
    ["products_list", { limit: 1 }, { data: [{}] }],
    ["stock_list", { state: "sold_out" }, { data: [{ sku: "OLD-1" }] }],
    ["stock_adjust", { sku: "BLEND-1", ...ADJUSTED }, "stock.adjusted"],
    ["stock_get", { sku: "BLEND-1" }, { on_hand: 24 }],
    ["stock_set-low-limit", { sku: "BLEND-1", low_below: 5, was: null }, "stock.low_limit"],
    ["products_plan-price", { slug: "blend", ...PRICE }, "product.price_planned"],
    ["products_set-active", { slug: "blend", active: false }, "product.changed"],
    ["products_archive", { slug: "old-blend" }, "product.archived"],
    ["products_restore", { slug: "old-blend" }, "product.restored"],
  ],
  customers: [
    ["customers_get", { id }, { id, tags: [] }],
    ["customers_add-note", { id, text: "Prefers mail" }, "customer.noted"],
    ["customers_tag", { id, add: ["vip"], remove: [] }, "customer.tagged"],
    ["customers_get", { id }, { tags: ["vip"] }],
    ["tickets_list", { state: "open" }, { data: [T] }],
    ["tickets_get", T, { state: "open" }],
    ["tickets_add-note", { ...T, note: "Asked the courier" }, "ticket.noted"],
    ["tickets_reply", { ...T, text: "It ships today.", close: false }, "ticket.replied"],
    ["tickets_close", T, "ticket.closed"],
    ["tickets_reopen", T, "ticket.reopened"],
  ],
  content: [
    ["questions_list", {}, { data: [{ slug: "how-long" }, { slug: "what-cost" }] }],
    ["questions_get", { slug: "how-long" }, { version: 1, answer: "So." }],
    [
      "questions_reword",
      { slug: "how-long", question: "How long?", answer: "Two days.", version: 1 },
      "faq.saved",
    ],
    ["questions_get", { slug: "how-long" }, { version: 2, answer: "Two days." }],
    ["questions_show", { slug: "what-cost", shown: false, version: 1 }, "faq.saved"],
    ["questions_get", { slug: "what-cost" }, { version: 2, shown: false }],
    ["questions_show", { slug: "what-cost", shown: true, version: 2 }, "faq.saved"],
    ["articles_list", {}, { data: [{ slug: "cold" }] }],
    ["articles_unpublish", { slug: "cold" }, "article.unpublished"],
    ["articles_list", {}, { data: [] }],
  ],
};

/** Entries of the log that change the shop. */
const changes = () => db.$count(auditLog, ne(auditLog.subjectType, "proposal"));

async function call(name: string, sent: object): Promise<ToolAnswer> {
  return resultOf(await send(key, "tools/call", { name, arguments: sent }));
}

/** What a read answered, or what an approved write did. */
async function outcomeOf(answer: ToolAnswer["structuredContent"], isRead: boolean) {
  if (isRead) return answer;
  const proposed = answer?.["changes"] as { action: string }[] | undefined;
  const approved = { proposalId: String(answer?.["proposal"]), answer: "approved" } as const;
  const { ok } = await decideProposal(as(manager), approved);
  return { ok, actions: [...new Set(proposed?.map(({ action }) => action))] };
}

test.each(Object.entries(ERRANDS))(
  "ten errands on %s are done, with no write that a person did not approve",
  async (_, errands) => {
    expect(errands).toHaveLength(10);
    for (const [tool, sent, outcome] of errands) {
      const before = await changes();
      const why = typeof outcome === "string" ? { why: "Asked by the owner" } : {};
      const { structuredContent: answer } = await call(tool, { ...sent, ...why });
      expect([tool, await changes()]).toEqual([tool, before]);
      const isRead = typeof outcome !== "string";
      const wanted = isRead ? outcome : { ok: true, actions: [outcome] };
      expect([tool, await outcomeOf(answer, isRead)]).toMatchObject([tool, wanted]);
      expect([tool, (await changes()) > before]).toEqual([tool, !isRead]);
    }
  },
);

test("a change of a text is refused when the text changed since it was read", async () => {
  const stale = { slug: "how-long", question: "Q?", answer: "A.", version: 1, why: "Asked" };
  expect((await call("questions_reword", stale)).content[0]?.text).toMatch(/changed meanwhile/);
  const unknown = { ...stale, slug: "nothing" };
  expect((await call("questions_reword", unknown)).content[0]?.text).toMatch(/not found/);
  const gone = await call("articles_unpublish", { slug: "cold", why: "Asked" });
  expect(gone.content[0]?.text).toMatch(/not found/);
});
