import { sql } from "drizzle-orm";
import { hasListedProducts } from "#app/modules/catalog/queries/listed-products.server.ts";
import { ownDocuments } from "#app/modules/content/queries/documents.server.ts";
import { DOCUMENTS } from "#app/modules/content/views/document-list.ts";
import { savedGroups, storedSettings } from "#app/modules/settings/queries.server.ts";
import { readSettings } from "#app/modules/settings/rules/read-settings.ts";
import { staffCount } from "#app/modules/staff/queries/count-staff.server.ts";
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
  const [backups, found] = await Promise.all([folder.list(), readAtOnce(db)]);
  // The shop comes with a first version of each; what a person publishes is a later one.
  const own = new Set(found.documents);
  return {
    settings: readSettings(found.settings),
    gatewayEnabled,
    paymentSaved: found.saved.includes("payments"),
    hasProduct: found.hasProduct,
    deliverySaved: found.saved.includes("delivery"),
    sendsMail: smtpUrl !== undefined,
    textsAsDelivered: LEGAL.filter((slug) => !own.has(slug)).map((slug) => DOCUMENTS[slug].name),
    backupProven: backups.some(({ provenAt }) => provenAt !== undefined),
    staffCount: found.staff,
  };
}

/** All that the database knows of it, in one statement: the board is opened all day. */
async function readAtOnce(db: Db) {
  const [found] = await db
    .select({
      settings: storedSettings,
      saved: savedGroups,
      hasProduct: hasListedProducts,
      documents: ownDocuments,
      staff: staffCount,
    })
    .from(sql`(values (1)) as one`);
  if (!found) throw new Error("a select of one row returned none");
  return found;
}
