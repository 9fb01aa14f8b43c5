import type { Some } from "../call.ts";
import { anything } from "../fields.ts";

export const reports: Some<"/admin/analytics" | "/admin/analytics/sales/export"> = {
  "/admin/analytics": {
    GET: () => ({
      as: "admin",
      query: {
        period: anything("90d"),
        from: anything("2026-01-01"),
        to: anything("2026-01-31"),
        compare: anything("year"),
      },
    }),
  },
  "/admin/analytics/sales/export": {
    POST: {
      export: () => ({
        as: "admin",
        fields: { query: anything("from=2026-01-01&to=2026-01-31") },
        changes: false,
      }),
    },
  },
};
