import { ofUser, ofCustomer } from "#app/platform/records/whose.server.ts";
import { goes } from "#app/platform/records/erase.server.ts";
import { ofOrder } from "#app/people/customers/record.ts";
import type { ModuleRecord } from "#app/platform/records/record.server.ts";

const approved = {
  does: "keep",
  why: "Medicines law: proof that a clinician approved the sale",
  until: "as long as the order",
} as const;

export const clearanceRecord = {
  tables: {
    clearance_uses: { title: "Approvals you used", own: ofOrder, erase: approved },
    clearance_approvals: {
      title: "Approvals",
      own: ofCustomer,
      hidden: ["clinician_id"],
      erase: approved,
    },
    clearance_requests: {
      title: "Requests for approval",
      own: ofUser,
      hidden: ["clinician_id"],
      erase: goes,
    },
  },
} satisfies ModuleRecord;
