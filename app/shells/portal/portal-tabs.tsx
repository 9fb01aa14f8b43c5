import {
  CalendarCheck,
  HeartPulse,
  LockKeyhole,
  Package,
  Stethoscope,
  Syringe,
  UserRound,
  Users,
  type LucideIcon,
} from "lucide-react";
import { Link } from "react-router";
import { portalMessages as say } from "#app/people/customers/texts/shopper-portal.ts";
import type { PortalTab } from "#app/platform/access/page.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

const ICONS: Record<PortalTab, LucideIcon> = {
  today: CalendarCheck,
  orders: Package,
  wellness: HeartPulse,
  dosing: Syringe,
  consultations: Stethoscope,
  affiliate: Users,
  profile: UserRound,
};

type Tab = {
  tab: PortalTab;
  label: string;
  to: string;
  isLocked: boolean;
  pages: readonly { to: string; label: string }[];
};

/** The tab of an address, and the page of it that the address is, or is below. */
export function currentTab(tabs: readonly Tab[], here: string) {
  const found = tabs
    .flatMap((tab) => tab.pages.map(({ to }) => ({ tab, to })))
    .filter(({ tab, to }) => here === to || (tab.tab !== "today" && here.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
  // What has no tab of its own, such as a change of email, is about the account.
  return found ?? { tab: tabs.find(({ tab }) => tab === "profile"), to: undefined };
}

/** One row that fits a phone: icons with words. */
export function PortalTabs({ tabs, current }: { tabs: readonly Tab[]; current: PortalTab }) {
  return (
    <nav aria-label={say.tabs} className="portal-tabs">
      <ul>
        {tabs.map(({ tab, label, to, isLocked }) => {
          const Icon = isLocked ? LockKeyhole : ICONS[tab];
          return (
            <li key={tab}>
              <Link aria-current={tab === current ? "page" : undefined} preventScrollReset to={to}>
                <Icon aria-hidden="true" />
                {label}
                {isLocked && <VisuallyHidden>, {say.locked}</VisuallyHidden>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
