import type { Centavos } from "#app/lib/money.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openCredit } from "./commands/open-credit.server.ts";
import { writeCredit } from "./commands/write-credit.server.ts";

/** Gives a customer with an account credit, without the limits of a role. */
export async function makeCredit(ctx: Ctx, of: Actor, amount: Centavos) {
  const customer = of.kind === "user" ? await customerOfUser(ctx.db, of.userId) : undefined;
  if (!customer) throw new Error("only an account has credit");
  const { id: accountId } = await openCredit(ctx, customer.id);
  const goodwill = { kind: "issued", cause: "goodwill", reason: "A gift" } as const;
  await writeCredit(ctx, { accountId, ...goodwill, amount });
  return { accountId, customerId: customer.id };
}
