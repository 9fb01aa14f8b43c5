import { and, eq, inArray, isNull } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { discountState } from "#app/selling/discounts/rules/discount-state.ts";
import { discounts } from "#app/selling/discounts/tables.server.ts";
import { segments } from "#app/reach/segments/tables.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { readContent, type Block } from "../rules/content-blocks.ts";
import { findProblems, type SendProblem } from "../rules/find-problems.ts";
import { namesAny } from "../rules/phone-text.ts";
import { campaigns } from "../tables.server.ts";
import { countAudience } from "./audience.server.ts";
import { listedProducts } from "./listed-products.server.ts";
import { mailProducts } from "./mail-products.server.ts";

export type Campaign = typeof campaigns.$inferSelect;

/** The id may come from a URL, so anything that is not a UUID finds nothing. */
export async function findCampaign(db: Db, campaignId: string): Promise<Campaign | undefined> {
  if (!isUuid(campaignId)) return undefined;
  const [found] = await db.select().from(campaigns).where(eq(campaigns.id, campaignId));
  return found;
}

/** How many people would get the campaign now, and the reason why it can't be sent, if any. */
export async function readiness(
  reader: Pick<Ctx, "db" | "sealers" | "now">,
  campaign: Campaign,
): Promise<{ recipients: number; problems: SendProblem[] }> {
  const { db, now } = reader;
  const blocks = readContent(campaign.content);
  const [recipients, products, codes, settings, hasSegment, listed] = await Promise.all([
    countAudience(reader, campaign),
    mailProducts(db, namedIn(blocks, "product")),
    workingCodes(db, namedIn(blocks, "code"), now),
    loadSettings(db),
    isInUse(db, campaign.segmentId),
    listedProducts(db),
  ]);
  const problems = findProblems({
    blocks,
    products: new Set(products.keys()),
    codes,
    namesProduct: namesAny(
      campaign.phoneText,
      listed.map(({ name }) => name),
    ),
    isTested: campaign.testedVersion === campaign.version,
    address: settings.business_address.trim(),
    isSwitchedOn: settings.marketing_emails,
    hasSegment,
    recipients,
  });
  return { recipients, problems };
}

export const namedIn = (blocks: readonly Block[], kind: "product" | "code") =>
  blocks.filter((block) => block.kind === kind).map(({ text }) => text);

async function workingCodes(db: Db, named: readonly string[], now: Date): Promise<Set<string>> {
  if (named.length === 0) return new Set();
  const codes = named.map((code) => code.toUpperCase());
  const rows = await db.select().from(discounts).where(inArray(discounts.code, codes));
  return new Set(
    rows.filter((row) => discountState(row, now) === "active").map(({ code }) => code),
  );
}

async function isInUse(db: Db, segmentId: string | null): Promise<boolean> {
  if (segmentId === null) return true;
  const own = and(eq(segments.id, segmentId), isNull(segments.archivedAt));
  return (await db.$count(segments, own)) > 0;
}
