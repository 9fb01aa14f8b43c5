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

type TabLabelProps = { tab: PortalTab; label: string; isLocked: boolean };

export function TabLabel({ tab, label, isLocked }: TabLabelProps) {
  const Icon = isLocked ? LockKeyhole : ICONS[tab];
  return (
    <>
      <Icon aria-hidden="true" />
      {label}
      {isLocked && <VisuallyHidden>, {say.locked}</VisuallyHidden>}
    </>
  );
}
