import { campaignUndo } from "./undo/campaign.server.ts";
import { campaignFinder } from "./queries/find-campaigns.server.ts";
import { sql } from "drizzle-orm";
import { ofEmail } from "#app/platform/records/whose.server.ts";
import { goes, nothing, noText } from "#app/platform/records/erase.server.ts";
import {
  nothingPersonal,
  type ModuleRecord,
  type Person,
} from "#app/platform/records/record.server.ts";
import { ERASED_DOMAIN } from "#app/lib/erased-address.ts";

const subscriptions = (person: Person) =>
  sql`(select id from newsletter_subscriptions where ${ofEmail(person)})`;

export const campaignsRecord = {
  tables: {
    campaign_recipients: {
      title: "News and offers we sent you",
      own: ofEmail,
      hidden: ["stop_token_hash", "link_token_hash"],
      erase: {
        does: "pseudonym",
        columns: {
          email: () => sql`id || ${`@${ERASED_DOMAIN}`}`,
          first_name: noText,
          stop_token_hash: nothing,
          link_token_hash: nothing,
        },
        where: (person) => ofEmail(person),
        why: "How many people a campaign reached",
        until: "as long as the campaign",
      },
    },
    newsletter_confirmations: {
      title: "Newsletter confirmations",
      own: (person) => sql`subscription_id in ${subscriptions(person)}`,
      hidden: ["token_hash"],
      erase: goes,
    },
    newsletter_subscriptions: {
      title: "Newsletter",
      own: ofEmail,
      hidden: ["stop_token"],
      erase: goes,
    },
    refused_topics: { title: "Topics you opted out of", own: ofEmail, erase: goes },
    ...nothingPersonal("what the shop sells and says", "campaigns", "campaign_links"),
    ...nothingPersonal(
      "addresses that get no mail or are not counted, stored as digests or sealed",
      "untracked_addresses",
    ),
  },
  undo: [campaignUndo],
  find: [campaignFinder],
} satisfies ModuleRecord;
