import { sql } from "drizzle-orm";
import type { ErasureRule } from "../../queries/erasure-rule.server.ts";
import { goes } from "./erasure-words.ts";

const approved = {
  does: "keep",
  why: "The law on medicines: that a clinician approved what was sold",
  until: "as long as the order",
} as const;

/** Of health nothing stays but that an order was approved. */
export const healthRules: Readonly<Record<string, ErasureRule>> = {
  therapy_calendars: goes,
  therapy_effects: goes,
  therapy_check_ins: goes,
  therapy_receipts: goes,
  therapy_doses: goes,
  therapy_vials: goes,
  therapy_plans: goes,
  dose_instructions: goes,
  assistant_saved_turns: goes,
  wellness_receipts: goes,
  wellness_entries: goes,
  assessments: goes,
  slot_offers: goes,
  slot_wishes: goes,
  patient_zones: goes,
  pre_visit_forms: goes,
  visit_addenda: goes,
  // Also a note that was its author’s draft.
  consultation_visits: { ...goes, where: ({ userId }) => sql`user_id = ${userId}` },
  bookings: goes,
  clearance_uses: approved,
  clearance_approvals: approved,
  clearance_requests: goes,
};
