import { href, useLocation } from "react-router";
import { Page } from "#app/ui/page.tsx";
import type { LegalNotice } from "#app/running/settings/rules/legal-notices.ts";
import { asSent } from "#app/ui/as-sent.tsx";
import type { OwnerProps } from "./footer-notices.tsx";

const load = () => import("./footer-notices.tsx");
const onServer = import.meta.env.SSR ? await load() : undefined;
const Notices = asSent(onServer?.FooterNotices, async () => (await load()).FooterNotices);
const loadLinks = () => import("./shop-links.tsx");
const linksOnServer = import.meta.env.SSR ? await loadLinks() : undefined;
const Groups = asSent(linksOnServer?.FooterGroups, async () => (await loadLinks()).FooterGroups);
const Owner = asSent(onServer?.FooterOwner, async () => (await load()).FooterOwner);

/** Where one thing is to be done: the footer has the law and no ways out. */
const FOCUSED = [href("/assessment"), href("/auth")];

type FooterProps = OwnerProps & {
  notices: readonly LegalNotice[];
  giftCards?: boolean;
  isSlim?: boolean;
};

/**
 * Small, and the legal notice of the law is one tap away on every page. On a short page it grows to
 * the bottom of the window. Pinned there, it would move up while the rest of it arrives.
 */
export function Footer({ notices, giftCards = false, isSlim = false, ...owner }: FooterProps) {
  const { pathname } = useLocation();
  const slim = isSlim || FOCUSED.some((path) => pathname.startsWith(path));
  return (
    <footer className="grow border-t border-line bg-sunken text-sm text-ink-soft">
      <Page className={slim ? "py-2 pr-16 lg:pb-8" : "py-2 lg:py-12"}>
        <Notices isSlim={slim} notices={notices} />
        {!slim && <Groups giftCards={giftCards} />}
        <Owner {...owner} />
      </Page>
    </footer>
  );
}
