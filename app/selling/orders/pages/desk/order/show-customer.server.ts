import { formatMoney } from "#app/lib/money.ts";
import { figuresOf } from "#app/people/customers/queries/figures.server.ts";
import { guestRecordOf } from "#app/people/customers/queries/guest-records.server.ts";
import { tagsOfCustomer } from "#app/people/customers/queries/tags.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { OrderWithItems } from "../../../queries/find-order.server.ts";
import { adminOrderMessages as say } from "../../../texts/staff.ts";

/** What the shop knows of the buyer, who may be a guest, for staff who may read it. */
export async function showCustomer({ db, actor }: Ctx, order: OrderWithItems) {
  if (!may(actor, "customers:read")) return { known: undefined };
  const id = order.customerId ?? (await guestRecordOf(db, order.email));
  if (id === undefined) return { known: undefined };
  const [figures, tags] = await Promise.all([figuresOf(db, [id]), tagsOfCustomer(db, id)]);
  const { orders, spent } = figures(id);
  return { known: { id, tags, bought: say.bought(orders, formatMoney(spent)) } };
}

export type ShownCustomer = Awaited<ReturnType<typeof showCustomer>>;
