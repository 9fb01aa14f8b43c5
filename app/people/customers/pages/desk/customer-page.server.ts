import { lookAtHealth } from "#app/care/assessments/pages/desk/look-at-health.server.ts";
import { ownPatient } from "#app/care/consultations/queries/patients.server.ts";
import { pastOrdersOf } from "#app/selling/orders/queries/past-orders.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { nameWithEmail } from "../../rules/customer-name.ts";
import { inSnapshot } from "#app/platform/database/snapshot.server.ts";
import { loadCustomer } from "./load-customer.server.ts";
import { showMailsTo } from "./show-mails-to.server.ts";
import { showErasure } from "./show-erasure.server.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { customerTagsInUse, tagsOfCustomer } from "../../queries/tags.server.ts";
import { tagUndo } from "#app/running/tags/undo/tags.server.ts";
import { taggedCustomer } from "../../commands/tag-customer.server.ts";

const PAST_ORDERS = 50;

/** The page of a customer, if the customer exists. Health data is included only on request. */
export async function loadRecord(ctx: Ctx, customerId: string, url: URL) {
  const customer = await inSnapshot(ctx, ({ db }) => loadCustomer(db, customerId));
  if (!customer) return undefined;
  const asked = url.searchParams.get("show") === "assessments";
  const mayInstruct = (await ownPatient(ctx, customerId)) !== undefined;
  return {
    customer: { ...customer, mayInstruct },
    title: nameWithEmail(customer),
    ...(await showTags(ctx, customer.id)),
    past: await pastOrdersOf(ctx.db, customer.id, PAST_ORDERS),
    health: await lookAtHealth(ctx, customer.id, asked),
    mails: await showMailsTo(ctx, customer),
    erasure: await showErasure(ctx, customer.id),
    mayMerge: may(ctx.actor, "customers:write"),
    mayOrder: may(ctx.actor, "orders:write"),
    noteKey: may(ctx.actor, "customers:note") ? ctx.ids.newId() : undefined,
  };
}

export type CustomerRecord = NonNullable<Awaited<ReturnType<typeof loadRecord>>>;

/** Changes of a customer by staff, besides notes, and whether they can be undone. */
async function showTags(ctx: Ctx, customerId: string) {
  const mayTag = may(ctx.actor, "customers:note");
  const [tags, known, history] = await Promise.all([
    tagsOfCustomer(ctx.db, customerId),
    mayTag ? customerTagsInUse(ctx.db) : undefined,
    loadHistory(ctx, { type: "customer", id: customerId }, [tagUndo(taggedCustomer)]),
  ]);
  const offered = known?.map(({ name }) => name).filter((name) => !tags.includes(name));
  return { tags, offered, history };
}
