import type { Register } from "react-router";
import { shellMessages as say } from "./texts.ts";

type Reader = "signed-in" | "signed-out" | "staff";

/** A page without parameters. One that is not in `routes.ts` does not compile. */
type Target = Register extends { pages: infer P } ? keyof P : never;

export type ShopPage = {
  to: Target;
  label: string;
  /** Hides the link from whom it is not for. */
  when?: Reader;
};

/** Every page the menu and the footer lead to, in this order. */
export const SHOP_PAGES: readonly ShopPage[] = [
  { to: "/", label: say.homeLink },
  { to: "/products", label: say.products },
  { to: "/assessment", label: say.assessment },
  { to: "/consultation", label: say.consultation },
  { to: "/cart", label: say.cart },
  { to: "/track", label: say.track },
  { to: "/journey-support", label: say.journey },
  { to: "/learn", label: say.learn },
  { to: "/faq", label: say.faq },
  { to: "/about", label: say.about },
  { to: "/contact", label: say.contact },
  { to: "/auth", label: say.signIn, when: "signed-out" },
  { to: "/portal", label: say.portal, when: "signed-in" },
  { to: "/admin", label: say.admin, when: "staff" },
];
