import { customerOfUser } from "#app/modules/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** Whether the calculator is open to somebody: to whoever has bought, and to an owner. */
export async function usesDosing({ db, actor }: Pick<Ctx, "db" | "actor">): Promise<boolean> {
  if (actor.kind !== "user") return false;
  if (actor.roles.includes("admin")) return true;
  return ((await customerOfUser(db, actor.userId))?.orderCount ?? 0) > 0;
}
