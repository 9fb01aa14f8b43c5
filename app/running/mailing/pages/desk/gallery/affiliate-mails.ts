import { AffiliateMail } from "#app/reach/affiliates/emails/affiliate-mail.tsx";
import { affiliateMail, type AffiliateNews } from "#app/reach/affiliates/texts/mail.ts";
import { sampleMail, type MailEntry } from "./mail-entry.ts";

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

export const AFFILIATE_MAILS = {
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
