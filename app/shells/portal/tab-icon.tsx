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
import type { PortalTab } from "#app/platform/access/page.ts";

const ICONS: Record<PortalTab, LucideIcon> = {
  today: CalendarCheck,
  orders: Package,
  wellness: HeartPulse,
  dosing: Syringe,
  consultations: Stethoscope,
  affiliate: Users,
  profile: UserRound,
};

export function TabIcon({ tab, isLocked }: { tab: PortalTab; isLocked: boolean }) {
  const Icon = isLocked ? LockKeyhole : ICONS[tab];
  return <Icon aria-hidden="true" />;
}
