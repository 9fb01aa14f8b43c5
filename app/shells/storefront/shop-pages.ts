import { href } from "react-router";
import { footerMessages, shellMessages as say } from "./texts.ts";

type Reader = "signed-in" | "signed-out" | "staff";

export type ShopPage = {
  to: string;
  label: string;
  /** Who sees the link, or what the owner has to sell first. */
  when?: Reader | "gift-cards";
};

export const ACCOUNT_PAGES: readonly ShopPage[] = [
  { to: href("/auth"), label: say.signIn, when: "signed-out" },
  { to: href("/portal"), label: say.portal, when: "signed-in" },
  { to: href("/admin"), label: say.admin, when: "staff" },
];

/** Every page that the menu and the footer lead to, in this order. */
export const PAGE_GROUPS: readonly { title: string; pages: readonly ShopPage[] }[] = [
  {
    title: say.shop,
    pages: [
      { to: href("/"), label: say.homeLink },
      { to: href("/products"), label: say.products },
      { to: href("/assessment"), label: say.assessment },
      { to: href("/consultation"), label: say.consultation },
      { to: href("/cart"), label: say.cart },
      { to: href("/gift-cards"), label: say.giftCards, when: "gift-cards" },
      ...ACCOUNT_PAGES,
    ],
  },
  {
    title: say.help,
    pages: [
      { to: href("/track"), label: say.track },
      { to: href("/parcel"), label: say.parcel },
      { to: href("/verify"), label: say.verify },
      { to: href("/journey-support"), label: say.journey },
      { to: href("/faq"), label: say.faq },
      { to: href("/health-ai"), label: say.healthAi },
      { to: href("/contact"), label: say.contact },
    ],
  },
  {
    title: say.aboutLink,
    pages: [
      { to: href("/about"), label: say.about },
      { to: href("/learn"), label: say.learn },
      { to: href("/terms"), label: footerMessages.terms },
      { to: href("/privacy"), label: footerMessages.privacy },
      { to: href("/shipping-returns"), label: footerMessages.shipping },
      { to: href("/medical-disclaimer"), label: footerMessages.disclaimer },
      { to: href("/cookies"), label: footerMessages.cookies },
    ],
  },
];
