import { href } from "react-router";

/** Addresses of the back-office that staff type from memory, and the pages they mean. */
const MEANT = new Map<string, string>([
  ["/admin/audit", href("/admin/settings/audit")],
  ["/admin/backup", href("/admin/settings/backup")],
  ["/admin/dashboard", href("/admin")],
  ["/admin/email", href("/admin/email/campaigns")],
  ["/admin/inventory", href("/admin/stock")],
  ["/admin/reports", href("/admin/analytics")],
  ["/admin/settings/general", href("/admin/settings")],
  ["/admin/settings/notifications", href("/admin/settings/notification")],
  ["/admin/staff", href("/admin/settings/staff")],
]);

/** The page that an address without one means; undefined for any other address. */
export function meantBy(pathname: string): string | undefined {
  return MEANT.get(pathname.replace(/\/$/, "").toLowerCase());
}
