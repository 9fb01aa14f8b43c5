import { EXPERIENCES } from "#app/care/dosing/rules/dosing-schedule.ts";
import { MEDICATIONS } from "#app/care/dosing/rules/medications.ts";
import { WEIGHT_UNITS } from "#app/care/dosing/rules/weight-range.ts";
import type { Some } from "../call.ts";
import { choice, count } from "../fields.ts";

export const dosing = {
  "/portal/dosing": {
    GET: () => ({ as: "customer" }),
    POST: {
      calculate: () => ({
        as: "customer",
        changes: false,
        fields: {
          weight: count("165"),
          unit: choice(...WEIGHT_UNITS),
          medication: choice(...MEDICATIONS),
          experience: choice(...EXPERIENCES),
        },
      }),
    },
  },
} satisfies Some;
