import type { Some } from "../call.ts";
import { anything, line, optional } from "../fields.ts";

export const customers: Some<"/admin/customers"> = {
  "/admin/customers": {
    GET: () => ({ as: "admin", query: { page: anything("1") } }),
    POST: {
      // Kept by the browser alone: a search is no row to look at.
      search: () => ({
        as: "admin",
        fields: { search: optional(line("maria")) },
        changes: false,
      }),
    },
  },
};
