import type { SettingGroup } from "./setting-group.ts";

/** Services outside the shop. An empty setting turns its service off. */
export const INTEGRATION_GROUPS: readonly SettingGroup[] = [
  {
    title: "Measuring visits",
    lead: "Only for visitors who agree, and only on the home page, the product pages, the FAQ and About. Assessments, articles, chat, checkout and accounts are never measured, so purchases are not reported either.",
    fields: [
      {
        key: "analytics_id",
        label: "Google Analytics ID",
        hint: "Starts with G-. In Google Analytics: Admin, Data streams.",
      },
      {
        key: "google_ads_id",
        label: "Google Ads ID",
        hint: "Starts with AW-. In Google Ads: Tools, Data manager, Google tag.",
      },
      {
        key: "facebook_pixel",
        label: "Facebook Pixel ID",
        hint: "A number. In Meta’s Events Manager, beside the name of the pixel.",
      },
    ],
  },
  {
    title: "Replies by email",
    lead: "When someone replies to an email about their message, the reply joins the ticket. Your mail provider hands it over; the server needs INBOUND_MAIL_SECRET for it, as the guide for operators says.",
    fields: [
      {
        key: "inbound_email",
        label: "Inbound address",
        hint: "Such as support@reply.example.com. The provider has to accept it with a plus sign and more before the @. Empty: off.",
      },
    ],
  },
];
