import { href } from "react-router";
import { useFollowLinks } from "#app/ui/follow-links.ts";
import { Page } from "#app/ui/page.tsx";
import type { LegalNotice } from "#app/modules/settings/rules/legal-notices.ts";
import { footerMessages as say } from "./texts.ts";
import { ShopLinks } from "./shop-links.tsx";

const LEGAL = [
  { to: href("/terms"), label: say.terms },
  { to: href("/privacy"), label: say.privacy },
  { to: href("/shipping-returns"), label: say.shipping },
  { to: href("/medical-disclaimer"), label: say.disclaimer },
];

type FooterProps = {
  siteName: string;
  year: number;
  notices: readonly LegalNotice[];
  /** Who runs the shop, by name, address and registration; empty while nobody has entered it. */
  owner: string;
};

/** Small, but readable: the legal texts are on every page. */
export function Footer({ siteName, year, notices, owner }: FooterProps) {
  const follow = useFollowLinks();
  return (
    <footer className="border-t border-line bg-sunken">
      <Page className="grid gap-12 py-12 md:py-16 lg:grid-cols-[12rem_1fr] lg:gap-16">
        <nav aria-label={say.pages} className="scroll-mt-24" id="menu" tabIndex={-1}>
          <h2 className="mb-2 font-text text-base font-semibold">{say.pages}</h2>
          <ShopLinks
            className="grid grid-cols-2 gap-x-6 md:grid-cols-3 lg:grid-cols-1"
            look="footer-link"
            signOutLook="cursor-pointer"
          />
        </nav>
        <section aria-labelledby="legal-notice">
          <h2 className="mb-4 font-text text-base font-semibold" id="legal-notice">
            {say.legal}
          </h2>
          <dl className="gap-x-10 text-sm md:columns-2">
            {notices.map(({ title, text }) => (
              <div className="mb-5 break-inside-avoid" key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="measure text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6 text-sm text-ink-soft lg:col-span-2">
          <div>
            <p>{say.copyright(year, siteName)}</p>
            {owner && <p>{owner}</p>}
            <p>{say.education}</p>
          </div>
          <ul className="flex flex-wrap gap-x-6">
            {LEGAL.map(({ to, label }) => (
              <li key={to}>
                <a className="footer-link" href={to} onClick={follow}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Page>
    </footer>
  );
}
