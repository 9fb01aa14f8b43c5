import { CampaignMail } from "#app/modules/campaigns/emails/campaign-mail.tsx";
import { sampleMail, type MailEntry } from "./mail-entry.ts";

/** What staff write anew each time; its footer is the same in all. */
export const CAMPAIGN_MAILS = {
  campaign: {
    name: "Campaign",
    when: "Staff send news to those who agreed to get them.",
    samples: (d) => [
      sampleMail(d.headline, {}, CampaignMail, {
        preview: d.words,
        title: d.headline,
        parts: [{ kind: "paragraph", text: d.words }],
        stop: `${d.shop}/unsubscribe/${d.token}`,
      }),
    ],
  },
} satisfies Record<string, MailEntry>;
