import type { MailKind } from "../../../rules/mail-kinds.ts";
import { ACCOUNT_MAILS } from "./account-mails.ts";
import { AffiliateMail } from "#app/reach/affiliates/emails/affiliate-mail.tsx";
import { affiliateMail, type AffiliateNews } from "#app/reach/affiliates/texts/mail.ts";
import { AUTOMATION_MAILS } from "./automation-mails.ts";
import { BOOKING_MAILS } from "./booking-mails.ts";
import { CampaignMail } from "#app/reach/campaigns/emails/campaign-mail.tsx";
import { CARE_MAILS } from "./care-mails.ts";
import { CHANGED_ORDER_MAILS } from "./changed-order-mails.ts";
import { ERASURE_MAILS } from "./erasure-mails.ts";
import { type MailEntry, sampleMail } from "./mail-entry.ts";
import { ORDER_MAILS } from "./order-mails.ts";
import { OWNER_MAILS } from "./owner-mails.ts";
import { PAYMENT_MAILS } from "./payment-mails.ts";
import { STAFF_MAILS } from "./staff-mails.ts";

function told(news: AffiliateNews, name: string, when: string): MailEntry {
  return {
    name,
    when,
    samples: (d) => {
      const words = affiliateMail.news(news, d.affiliateCode, d.words);
      const values = affiliateMail.values(news, d.affiliateCode);
      const href = `${d.shop}/portal/affiliate`;
      return [sampleMail(words.subject, values, AffiliateMail, { words, href })];
    },
  };
}

const AFFILIATE_MAILS = {
  "affiliate-added": told("added", "Affiliate added", "Staff add someone to the program."),
  "affiliate-approved": told("approved", "Affiliate approved", "Staff approve a request to join."),
  "affiliate-declined": told("declined", "Affiliate declined", "Staff decline a request to join."),
  "affiliate-suspended": told("suspended", "Affiliate suspended", "Staff suspend an affiliate."),
  "affiliate-resumed": told("resumed", "Affiliate resumed", "Staff end a suspension."),
  "affiliate-details": told(
    "details",
    "Payout details changed",
    "An affiliate changes their payout account.",
  ),
  "affiliate-paid": told("paid", "Affiliate paid", "A payout to an affiliate is marked as paid."),
  "affiliate-code": told("code", "New affiliate code", "An affiliate gets a new code."),
} satisfies Record<string, MailEntry>;

/** Staff write a campaign's text anew each time; only the footer is fixed. */
const CAMPAIGN_MAILS = {
  campaign: {
    name: "Campaign",
    when: "Staff send news to customers who agreed to receive it.",
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

/** Every mail that the shop sends. A mail kind without an entry here does not compile. */
export const MAIL_GALLERY: Readonly<Record<MailKind, MailEntry>> = {
  ...ORDER_MAILS,
  ...CHANGED_ORDER_MAILS,
  ...PAYMENT_MAILS,
  ...BOOKING_MAILS,
  ...CARE_MAILS,
  ...AFFILIATE_MAILS,
  ...CAMPAIGN_MAILS,
  ...AUTOMATION_MAILS,
  ...ERASURE_MAILS,
  ...ACCOUNT_MAILS,
  ...STAFF_MAILS,
  ...OWNER_MAILS,
};
