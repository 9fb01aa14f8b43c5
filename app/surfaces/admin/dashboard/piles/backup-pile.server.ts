import { href } from "react-router";
import { overdueBackup } from "#app/modules/backups/queries/overdue-backup.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { Pile } from "./pile.ts";

/** A pile while the backup is overdue, for those who may look at backups. */
export async function backupPile(ctx: Ctx, dataDir: string): Promise<Pile[]> {
  if (!may(ctx.actor, "settings:read") || !(await overdueBackup(ctx, dataDir))) return [];
  return [{ name: "backup", to: href("/admin/settings/backup"), count: 1 }];
}
