import { hasListedProducts } from "#app/modules/catalog/queries/listed-products.server.ts";
import { newestDocuments } from "#app/modules/content/queries/documents.server.ts";
import { DOCUMENTS } from "#app/modules/content/views/document-list.ts";
import { openSettings } from "#app/modules/settings/queries.server.ts";
import { countStaff } from "#app/modules/staff/queries/count-staff.server.ts";
import { openBackupFolder } from "#app/platform/backup/backup-folder.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ShopFacts } from "./checklist.ts";

type Surroundings = { dataDir: string; smtpUrl: string | undefined; gatewayEnabled: boolean };

/** The texts that an owner has to make their own; the others say nothing of the law. */
const LEGAL = ["terms", "privacy", "shipping-returns", "medical-disclaimer"] as const;

/** What the checklist of a new shop goes by. */
export async function readFacts(
  db: Db,
  { dataDir, smtpUrl, gatewayEnabled }: Surroundings,
): Promise<ShopFacts> {
  const folder = await openBackupFolder(dataDir);
  const [payments, delivery, hasProduct, documents, backups, staffCount] = await Promise.all([
    openSettings(db, ["payments"]),
    openSettings(db, ["delivery"]),
    hasListedProducts(db),
    newestDocuments(db),
    folder.list(),
    countStaff(db),
  ]);
  // The shop comes with a first version of each; what a person publishes is a later one.
  const own = new Set(documents.filter(({ version }) => version > 1).map(({ slug }) => slug));
  return {
    settings: payments.settings,
    gatewayEnabled,
    paymentSaved: payments.version > 0,
    hasProduct,
    deliverySaved: delivery.version > 0,
    sendsMail: smtpUrl !== undefined,
    textsAsDelivered: LEGAL.filter((slug) => !own.has(slug)).map((slug) => DOCUMENTS[slug].name),
    backupProven: backups.some(({ provenAt }) => provenAt !== undefined),
    staffCount,
  };
}
