import { href } from "react-router";
import { cx } from "#app/ui/cx.ts";
import { ACCOUNT_PAGES, PAGE_GROUPS, type ShopPage } from "./shop-pages.ts";
import { footerMessages, shellMessages as say } from "./texts.ts";

type ShopLinksProps = { pages: readonly ShopPage[]; look: string; className?: string };

/** In the footer: folded on phones, and shown by wide screens (`shell.css`). */
export function FooterGroups({ giftCards }: { giftCards: boolean }) {
  return (
    <nav
      aria-label={footerMessages.pages}
      className="footer-groups scroll-mt-24"
      id="menu"
      tabIndex={-1}
    >
      {PAGE_GROUPS.map(({ title, pages }) => (
        <details key={title}>
          <summary className="footer-fold">{title}</summary>
          <ShopLinks
            look="footer-link"
            pages={pages.filter(({ when }) => when !== "gift-cards" || giftCards)}
          />
        </details>
      ))}
    </nav>
  );
}

/** In the drawer, where the account is above the groups of pages. */
export function MenuGroups() {
  const links = { className: "-mx-3 grid", look: "menu-link" };
  return (
    <>
      <ShopLinks pages={ACCOUNT_PAGES} {...links} />
      {PAGE_GROUPS.map(({ title, pages }) => (
        <section key={title}>
          <h3 className="mt-4 mb-1 font-text text-sm font-semibold text-ink-soft">{title}</h3>
          <ShopLinks pages={pages.filter(({ when }) => when === undefined)} {...links} />
        </section>
      ))}
    </>
  );
}

/** The links of one group of pages. The parent handles the clicks. */
function ShopLinks({ pages, look, className }: ShopLinksProps) {
  return (
    <ul className={className}>
      {pages.map(({ to, label, when }) => (
        <li data-when={when} key={to}>
          <a className={look} href={to}>
            {label}
          </a>
        </li>
      ))}
      {pages.some(({ when }) => when === "signed-in") && (
        <li data-when="signed-in">
          {/* A new document, so that nothing of the account stays behind in the page. */}
          <form action={href("/sign-out")} method="post">
            <button className={cx(look, "cursor-pointer text-left")}>{say.signOut}</button>
          </form>
        </li>
      )}
    </ul>
  );
}
