import { href } from "react-router";
import { shopDay } from "#app/lib/dates.ts";
import { shiftDay } from "#app/lib/report/period.ts";
import { findOverdue, readBackups } from "#app/running/backups/queries/overdue-backup.server.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { BackupRecord } from "#app/platform/backup/backup-folder.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { showAlerts } from "./alerts.ts";
import { askBoard } from "./ask-board.server.ts";
import { showBooks } from "./books.server.ts";
import { factsOf } from "./checklist-facts.ts";
import { readChecklist, type Step } from "./checklist.ts";
import { showNewOrders } from "./newest.server.ts";
import { inOrder, type Pile } from "./piles/pile.ts";
import { pileSources } from "./piles/pile-sources.server.ts";
import { sourcesBySettings } from "./piles/sources-by-settings.server.ts";
import { stockPiles } from "./piles/stock-piles.server.ts";
import { waitingPiles } from "./piles/waiting-piles.server.ts";

export type BoardContext = Pick<RequestContext, "ctx" | "memory"> & {
  env: Pick<Env, "dataDir" | "smtpUrl">;
  gatewayEnabled: boolean;
};

const NO_BACKUPS = { backups: [], journal: undefined };

/** What waits for this person, what is worth a look, and what is new. */
export async function readBoard(served: BoardContext) {
  const { ctx, env } = served;
  const { actor, now } = ctx;
  const shop = await shownSettings(served);
  const sources = [...pileSources(ctx), ...sourcesBySettings(ctx, shop)];
  const from = shiftDay(shopDay(now), -6);
  const [found, runningOut, { backups, journal }] = await Promise.all([
    askBoard(ctx, { sources, from, shop }),
    stockPiles(ctx),
    may(actor, "settings:read") ? readBackups(env.dataDir) : NO_BACKUPS,
  ]);
  const { waiting, orders, settings } = found;
  const overdue = settings ? backupPiles({ ...found, settings, journal }, backups, now) : [];
  return {
    piles: inOrder([...waitingPiles(sources, waiting, now), ...runningOut, ...overdue]),
    alerts: showAlerts({ ...found, from }),
    books: settings ? await showBooks(ctx, found) : undefined,
    orders: orders ? showNewOrders(orders) : undefined,
    steps: stepsOf(found, served, backups),
  };
}

type BoardFacts = Awaited<ReturnType<typeof askBoard>>;

/** A pile while the backup is overdue. */
function backupPiles(
  known: Parameters<typeof findOverdue>[0],
  backups: readonly BackupRecord[],
  now: Date,
): Pile[] {
  if (!findOverdue(known, backups, now)) return [];
  return [{ name: "backup", to: href("/admin/settings/backup"), count: 1, isOverdue: true }];
}

/** What is left to do before the shop is open, for who may do it. */
function stepsOf(
  { settings, checklist }: BoardFacts,
  { env, gatewayEnabled }: BoardContext,
  backups: readonly BackupRecord[],
): Step[] {
  if (!settings || !checklist) return [];
  const sendsMail = env.smtpUrl !== undefined;
  const steps = readChecklist(
    factsOf({ settings, ...checklist }, { sendsMail, gatewayEnabled, backups }),
  );
  return steps.every(({ done }) => done) ? [] : steps;
}
