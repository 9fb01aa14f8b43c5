import { Link } from "react-router";
import { portalMessages as say } from "#app/people/customers/texts/shopper-portal.ts";
import type { PortalTab } from "#app/platform/access/page.ts";
import { asSent } from "#app/ui/as-sent.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

const load = () => import("./tab-icon.tsx");
const onServer = import.meta.env.SSR ? await load() : undefined;
/** Sent as markup, so that the first page brings no code for it. */
const Icon = asSent(onServer?.TabIcon, async () => (await load()).TabIcon);

type Tab = {
  tab: PortalTab;
  label: string;
  to: string;
  isLocked: boolean;
  pages: readonly { to: string; label: string }[];
};

/** The tab of an address, and the page of it that the address is, or is below. */
export function currentTab(
  tabs: readonly Tab[],
  here: string,
): { tab?: Tab | undefined; to?: string } {
  const found = tabs
    .flatMap((tab) => tab.pages.map(({ to }) => ({ tab, to })))
    .filter(({ tab, to }) => here === to || (tab !== tabs[0] && here.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
  // What has no tab of its own, such as a change of email, is about the account: the last tab.
  return found ?? { tab: tabs.at(-1) };
}

/** One row that fits a phone: icons with words. */
export function PortalTabs({ tabs, current }: { tabs: readonly Tab[]; current: PortalTab }) {
  return (
    <nav aria-label={say.tabs} className="portal-tabs">
      <ul>
        {tabs.map(({ tab, label, to, isLocked }) => (
          <li key={tab}>
            <Link aria-current={tab === current ? "page" : undefined} to={to}>
              <Icon isLocked={isLocked} tab={tab} />
              {label}
              {isLocked && <VisuallyHidden>, {say.locked}</VisuallyHidden>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
