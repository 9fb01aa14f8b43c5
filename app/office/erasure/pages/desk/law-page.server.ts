import { formatDateTime } from "#app/lib/dates.ts";
import { comparePrices } from "#app/goods/catalog/queries/compare-prices.server.ts";
import { regulatedProducts } from "#app/goods/catalog/queries/regulated-products.server.ts";
import { countConsents } from "#app/running/consent/queries.server.ts";
import { newestDocuments } from "#app/running/content/queries/documents.server.ts";
import { erasureWishes } from "../../queries/wishes.server.ts";
import { readTaxTerms } from "#app/selling/invoices/rules/tax-terms.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { openBackupFolder } from "#app/platform/backup/backup-folder.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { overdueBackup } from "#app/running/backups/queries/overdue-backup.server.ts";
import { scheduledRuns, type ScheduledRun } from "#app/platform/jobs/scheduled-runs.server.ts";
import { judgeLaw, type LawFacts, type LegalText } from "./judge-law.ts";
import { showLaw } from "./show-law.ts";
import { DELETING_TASKS, storedRecords } from "./stored-records.ts";
import { recordMessages as say } from "./texts-records.ts";

const LEGAL_TEXTS = ["terms", "privacy", "shipping-returns", "medical-disclaimer"] as const;

export async function loadLaw(ctx: Ctx, dataDir: string) {
  const facts = await readFacts(ctx, dataDir);
  const lines = judgeLaw(facts);
  const count = (state: string) => lines.filter((line) => line.state === state).length;
  const {
    assistant_kept_days: assistantDays,
    backup_keep: backupsKept,
    id_picture_days: idDays,
  } = facts.settings;
  const runs = new Map(facts.runs.map((run) => [run.task, run]));
  return {
    groups: showLaw(lines, facts),
    sums: { missing: count("missing"), look: count("look") },
    records: storedRecords({ assistantDays, backupsKept, idDays }).map(({ task, ...record }) => ({
      ...record,
      began: task === undefined ? say.noJob : beganIn(runs.get(task)),
    })),
  };
}

async function readFacts({ db, now }: Ctx, dataDir: string) {
  const [settings, documents, products, prices, consents, erasures, runs, overdue, backups] =
    await Promise.all([
      loadSettings(db),
      newestDocuments(db),
      regulatedProducts(db),
      comparePrices(db, now),
      countConsents(db),
      erasureWishes({ db, now }),
      scheduledRuns(db, DELETING_TASKS),
      overdueBackup({ db, now }, dataDir),
      openBackupFolder(dataDir).then((folder) => folder.list()),
    ]);
  const backup = {
    hasKey: settings.backup_recipient !== "",
    isOverdue: overdue !== undefined,
    provenAt: backups.find(({ provenAt }) => provenAt)?.startedAt,
  };
  const texts = ownTexts(documents);
  return {
    settings,
    texts,
    products,
    prices,
    consents,
    erasures,
    runs,
    invoices: readTaxTerms(settings),
    backup,
    now,
  } satisfies LawFacts;
}

/** The shop ships with a first version of each text. A later version was published by a person. */
function ownTexts(documents: Awaited<ReturnType<typeof newestDocuments>>): LawFacts["texts"] {
  const own = documents.filter(({ version }) => version > 1);
  const texts: Partial<Record<LegalText, Date>> = {};
  for (const slug of LEGAL_TEXTS) {
    const found = own.find((document) => document.slug === slug);
    if (found) texts[slug] = found.publishedAt;
  }
  return texts;
}

function beganIn(run: ScheduledRun | undefined): string {
  if (run?.isFailing) return say.failed;
  return run?.startedAt ? formatDateTime(run.startedAt) : say.never;
}
