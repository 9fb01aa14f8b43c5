import { data, href } from "react-router";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { makeBackupKey } from "../../commands/make-backup-key.server.ts";
import { requestBackup } from "../../commands/request-backup.server.ts";
import { backupMessages as say } from "../../texts/staff.ts";
import { submitSchedule } from "./backup-page.server.ts";

type Texts = Record<string, string>;

const refused = (reason: keyof typeof say.refused) =>
  data({ problem: say.refused[reason] }, { status: reason === "forbidden" ? 403 : 422 });

/** Handles the forms of the page by their intent; the schedule's form has none. */
export async function submitBackup(served: RequestContext, { intent, ...texts }: Texts) {
  if (intent === "make-key") return submitKey(served, texts);
  if (intent === "back-up") return submitRequest(served);
  if (intent !== undefined) return refused("unknown_form");
  const saved = await submitSchedule(served.ctx, texts);
  if (!saved.ok) return data({ schedule: saved }, { status: saved.status });
  return redirectWithFlash(served, href("/admin/settings/backup"), say.saved);
}

/** Only this answer has the private key, so there is no redirect. */
async function submitKey({ ctx }: RequestContext, { version = "" }: Texts) {
  if (!/^\d{1,9}$/.test(version)) return refused("changed_meanwhile");
  const made = await makeBackupKey(ctx, Number(version));
  return made.ok ? data({ identity: made.value.identity }) : refused(made.reason);
}

async function submitRequest(served: RequestContext) {
  const requested = await requestBackup(served.ctx);
  if (!requested.ok) return refused(requested.reason);
  return redirectWithFlash(served, href("/admin/settings/backup"), say.requested);
}
