import { anyone, pages, perMinute } from "#app/platform/access/page.ts";
import { LAST_CARD_COOKIE } from "./rules/card-link.ts";
import { giftCardAdminMessages as say } from "./texts/staff.ts";

export const giftCardsPages = pages({
  "/gift-cards": {
    file: "selling/giftcards/pages/shop/gift-cards-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("gift-card-buy", 10) },
  },
  "/gift-cards/redeem": {
    file: "selling/giftcards/pages/shop/redeem-page.tsx",
    shell: "storefront",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("gift-card-redeem", 10) },
  },
  "/gift-cards/return": {
    file: "selling/giftcards/pages/shop/return-page.ts",
    GET: anyone,
    cookies: [LAST_CARD_COOKIE],
  },
  "/gift-card/:token": {
    file: "selling/giftcards/pages/shop/own-card-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("gift-card-open", 60) },
    POST: { who: "anyone", limit: perMinute("gift-card-pay", 10) },
  },
  "/admin/gift-cards": {
    file: "selling/giftcards/pages/desk/cards-page.tsx",
    shell: "admin",
    GET: { who: "customers:read" },
    menu: { section: "customers", label: say.title, place: 28, under: "/admin/customers/credit" },
  },
  "/admin/gift-cards/:cardId": {
    file: "selling/giftcards/pages/desk/card-page.tsx",
    shell: "admin",
    GET: { who: "customers:read" },
    POST: { who: "orders:refund", limit: perMinute("gift-card-act", 20) },
  },
});
