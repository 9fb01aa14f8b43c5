import type { Receiver } from "./receivers.ts";

/** The connection in the log of changes. */
export const CONNECTION = { type: "e_invoice_settings", id: "connection" } as const;

/** The facts that the log may contain. */
export const audited = (row: { receiver: Receiver | null; accreditation: string }) => ({
  system: row.receiver ?? "none",
  accreditation: row.accreditation,
});
