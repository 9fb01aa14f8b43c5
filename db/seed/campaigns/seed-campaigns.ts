import { addDays } from "#app/lib/dates.ts";
import { createCampaign } from "#app/reach/campaigns/commands/create-campaign.server.ts";
import { campaignCommands } from "#app/reach/campaigns/commands/campaign.server.ts";
import { suppressAddress } from "#app/reach/campaigns/commands/suppress-address.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";

const DRAFTS = [
  {
    name: "Cold chain in the hot months",
    subject: "How your parcel stays cold",
    preheader: "How we pack it, and what to check when it arrives",
    content: [
      "# How your parcel stays cold",
      "Hello {first_name|there},",
      "The hot months are coming. Here’s how {shop_name} packs cold items, and what to check when your parcel arrives.",
      "[Read about storage](/learn)",
    ],
  },
  {
    name: "Klow is back",
    subject: "{first_name|Good news}: Klow is back",
    preheader: "A new batch, with its lab report",
    content: ["# Klow is back", "A new batch is in stock, with its lab report.", "{product:klow}"],
  },
];

/** Adds two drafts, and two addresses that get no news. No campaign was sent. */
export async function seedCampaigns(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const ctx = { ...system, now: addDays(system.now, -2) };
  for (const { content, ...terms } of DRAFTS) {
    const { id } = done(await createCampaign(ctx, terms));
    const values = {
      ...terms,
      senderName: "",
      phoneText: "",
      topic: "offers" as const,
      segmentId: null,
      content: content.join("\n\n"),
    };
    done(await campaignCommands.save(ctx, values, { id, version: 1 }));
  }
  for (const name of ["no-news", "old-mailbox"]) {
    const why = "Demo example";
    done(await suppressAddress(ctx, { email: `${name}@example.test`, why }));
  }
}
