import { href } from "react-router";
import { useFollowLinks } from "#app/ui/follow-links.ts";
import { Page } from "#app/ui/page.tsx";
import type { LegalNotice } from "#app/running/settings/rules/legal-notices.ts";
import { asSent } from "#app/ui/as-sent.tsx";
import type { OwnerProps } from "./footer-notices.tsx";
import { footerMessages as say } from "./texts.ts";
import { ShopLinks } from "./shop-links.tsx";

const LEGAL = [
  { to: href("/terms"), label: say.terms },
  { to: href("/privacy"), label: say.privacy },
  { to: href("/shipping-returns"), label: say.shipping },
  { to: href("/medical-disclaimer"), label: say.disclaimer },
  { to: href("/cookies"), label: say.cookies },
];

const load = () => import("./footer-notices.tsx");
const onServer = import.meta.env.SSR ? await load() : undefined;
const Notices = asSent(onServer?.FooterNotices, async () => (await load()).FooterNotices);
const Owner = asSent(onServer?.FooterOwner, async () => (await load()).FooterOwner);

type FooterProps = OwnerProps & { notices: readonly LegalNotice[] };

/** Small, but readable: the legal texts are on every page. */
export function Footer({ siteName, year, notices, owner }: FooterProps) {
  const follow = useFollowLinks();
  return (
    <footer className="border-t border-line bg-sunken pb-(--bottom-space)">
      <Page className="grid gap-12 py-12 md:py-16 lg:grid-cols-[12rem_1fr] lg:gap-16">
        <nav aria-label={say.pages} className="scroll-mt-24" id="menu" tabIndex={-1}>
          <h2 className="mb-2 font-text text-base font-semibold">{say.pages}</h2>
          <ShopLinks
            className="grid grid-cols-2 gap-x-6 md:grid-cols-3 lg:grid-cols-1"
            look="footer-link"
            signOutLook="cursor-pointer"
          />
        </nav>
        <Notices notices={notices} />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6 text-sm text-ink-soft lg:col-span-2">
          <Owner owner={owner} siteName={siteName} year={year} />
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
