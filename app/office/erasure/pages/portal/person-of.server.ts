import { confirmedCustomer } from "#app/people/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { notFound } from "#app/platform/http/request-context.server.ts";
import type { Person } from "#app/platform/records/record.server.ts";

/** The signed-in customer, whose address must be confirmed. */
export async function personOf({ db, actor }: Ctx): Promise<Person> {
  const found = actor.kind === "user" && (await confirmedCustomer(db, actor.userId));
  if (!found || actor.kind !== "user") throw notFound();
  return { userId: actor.userId, customerId: found.id, email: found.email.toLowerCase() };
}
