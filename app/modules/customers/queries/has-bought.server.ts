import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { customerOfUser } from "./customer.server.ts";

/** Whether what the portal has for buyers is open: after a paid order, and to an owner, who tries it out. */
export async function hasBought({ db, actor }: Pick<Ctx, "db" | "actor">): Promise<boolean> {
  if (actor.kind !== "user") return false;
  if (actor.roles.includes("admin")) return true;
  return ((await customerOfUser(db, actor.userId))?.orderCount ?? 0) > 0;
}
