import { createElement } from "react";
import { CampaignMail } from "#app/reach/campaigns/emails/campaign-mail.tsx";
import { NewsletterMail } from "#app/reach/campaigns/emails/newsletter-mail.tsx";

const shop = "http://127.0.0.1:3000";

/** What those get who agreed to news. */
export const NEWS_SAMPLES = [
  {
    name: "campaign",
    title: "New in the shop",
    element: createElement(CampaignMail, {
      preview: "What is new this week",
      title: "New in the shop",
      parts: [
        { kind: "paragraph", text: "Hello Maria,\nThere’s something new." },
        { kind: "heading", text: "Back again" },
        {
          kind: "product",
          name: "Klow",
          price: "₱4,500",
          href: `${shop}/product/klow`,
          picture: "",
        },
        { kind: "code", text: "WELCOME10" },
        { kind: "divider" },
        { kind: "button", text: "Look around", href: `${shop}/treatments` },
      ],
      stop: `${shop}/unsubscribe/${"a1B2c3D4".repeat(5)}`,
    }),
  },
  {
    name: "newsletter",
    title: "News of the shop",
    element: createElement(NewsletterMail, {
      title: "News of the shop",
      paragraphs: ["There’s a new article on keeping injections cold."],
      action: { label: "Read it", href: `${shop}/learn` },
      footer: "You signed up for these emails.",
      stop: `${shop}/newsletter/stop`,
    }),
  },
];
