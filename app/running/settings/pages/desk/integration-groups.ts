import type { SettingGroup } from "./setting-group.ts";

/** Services outside the shop. An empty setting turns its service off. */
export const INTEGRATION_GROUPS: readonly SettingGroup[] = [
  {
    title: "Visit measurement",
    lead: "Only for visitors who agree, and only on the home page, product pages, FAQ and About. Assessments, articles, chat, checkout and accounts are never measured, so purchases aren’t reported.",
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
        hint: "A number. In Meta: Events Manager, next to the pixel’s name.",
      },
    ],
  },
  {
    title: "Product feeds",
    lead: "Public lists for Google, Meta and shopping agents. They have only products that may be advertised. Products → Product feeds says which.",
    fields: [{ key: "product_feeds", label: "Publish product feeds" }],
  },
  {
    title: "Replies by email",
    lead: "Customer replies to ticket emails are added to the ticket. Your mail provider forwards them, and the server needs INBOUND_MAIL_SECRET. See the operator guide.",
    fields: [
      {
        key: "inbound_email",
        label: "Inbound address",
        hint: "Such as support@reply.example.com. The provider must accept a plus sign and text before the @. Leave blank to turn off.",
      },
    ],
  },
];
