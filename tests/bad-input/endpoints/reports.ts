import type { Some } from "../call.ts";
import { anything } from "../fields.ts";
import type { Shop } from "../shop.ts";
import { invoiced } from "./invoices.ts";

/** A report answers every period, and changes nothing. */
const page = {
  GET: () =>
    ({
      as: "admin",
      query: {
        period: anything("90d"),
        from: anything("2026-01-01"),
        to: anything("2026-01-31"),
        compare: anything("year"),
      },
    }) as const,
};

const file = {
  POST: {
    export: () =>
      ({
        as: "admin",
        fields: { query: anything("from=2026-01-01&to=2026-01-31") },
        changes: false,
      }) as const,
  },
};

/** Names buyers, so the log says who took it along. */
const named = {
  POST: {
    export: async (shop: Shop) => {
      await invoiced(shop);
      return { as: "admin", fields: { query: anything("from=2026-01-01&to=2026-01-31") } } as const;
    },
  },
};

export const reports = {
  "/admin/analytics": page,
  "/admin/analytics/sales/export": file,
  "/admin/analytics/products": page,
  "/admin/analytics/products/export": file,
  "/admin/analytics/funnel": page,
  "/admin/analytics/funnel/export": file,
  "/admin/analytics/customers": page,
  "/admin/analytics/customers/export": file,
  "/admin/analytics/customers/months": file,
  "/admin/analytics/discounts": page,
  "/admin/analytics/discounts/export": file,
  "/admin/analytics/affiliates": page,
  "/admin/analytics/affiliates/export": file,
  "/admin/analytics/sales-book": page,
  "/admin/analytics/sales-book/export": named,
  "/admin/analytics/sales-book/json": named,
} satisfies Some;
