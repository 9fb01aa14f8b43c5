import { mailSender } from "#app/running/settings/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { readContent } from "../rules/content-blocks.ts";
import { campaignMessages as say } from "../texts/staff-campaigns.ts";
import { showMail } from "../views/show-mail.ts";
import { namedIn, type Campaign } from "./find-campaign.server.ts";
import { mailProducts } from "./mail-products.server.ts";

/** A campaign's mail as a sample reader would see it; nothing of it is counted. */
export async function previewMail(db: Db, campaign: Campaign, appUrl: string) {
  const [products, sender] = await Promise.all([
    mailProducts(db, namedIn(readContent(campaign.content), "product")),
    mailSender(db),
  ]);
  const values = { first_name: say.sample, shop_name: sender.name };
  const shown = showMail(campaign, { values, products, appUrl, linkTo: (url) => url });
  return { ...shown, stop: `${appUrl}/newsletter` };
}
