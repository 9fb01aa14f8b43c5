import { eq } from "drizzle-orm";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { approveRequest } from "#app/selling/clearance/commands/approve-request.server.ts";
import { askForClearance } from "#app/selling/clearance/commands/ask-for-clearance.server.ts";
import { takeRequest } from "#app/selling/clearance/commands/take-request.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { DEMO_ACCOUNTS } from "../demo-accounts.ts";
import { done } from "../done.ts";

const DEMO = "Demo: these answers are made up.";

/** The demo customer has an approval from last week, and since yesterday a request for more waits. */
export async function seedClearance(services: Services, assessmentId: string): Promise<void> {
  const system = systemContext(services, "seed");
  const { db, now } = system;
  const [product] = await db.select().from(products).where(eq(products.slug, "retatrutide"));
  if (!product) throw new Error("the demo shop has no product that needs an approval");
  const asked = await as(system, "customer", addDays(now, -8));
  const first = await ask(asked, { productId: product.id, units: 1, assessmentId });
  const decides = await as(system, "clinician", addDays(now, -7));
  done(await takeRequest(decides, first));
  const lastDay = shopDay(addDays(now, 60));
  const approval = { units: 1, lastDay, answer: "Demo: this approval is made up." };
  done(await approveRequest(decides, { requestId: first, version: 2, ...approval }));
  await ask(await as(system, "customer", addDays(now, -1)), {
    productId: product.id,
    units: 2,
    assessmentId,
  });
}

async function as(system: Ctx, role: "customer" | "clinician", now: Date) {
  const email = DEMO_ACCOUNTS.find((account) => account.role === role)?.email ?? "";
  const account = await findAccount(system.db, email);
  if (!account) throw new Error(`the demo shop has no ${role}`);
  const actor = { kind: "user", userId: account.id, email, roles: [role] } as const;
  return { ...system, now, actor };
}

type DemoRequest = { productId: string; units: number; assessmentId: string };

async function ask(ctx: Ctx, request: DemoRequest) {
  const answers = { purpose: DEMO, medicines: `${DEMO} None.`, conditions: null };
  return done(await askForClearance(ctx, { ...request, answers })).requestId;
}
