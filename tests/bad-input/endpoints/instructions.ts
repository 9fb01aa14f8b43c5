import { countField, doseField, STEPS } from "#app/care/therapy/pages/desk/step-fields.ts";
import { CONTACT_WAYS } from "#app/care/therapy/rules/plan-terms.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import type { Some } from "../call.ts";
import type { Shop } from "../shop.ts";
import { anything, choice, id, line } from "../fields.ts";
import { patientOf, productOf, today, visited } from "./course-steps.ts";
import { day, milligrams } from "./therapy.ts";

const steps = Object.fromEntries(
  STEPS.flatMap((step) => [
    [doseField(step), step === 1 ? milligrams : anything("")],
    [countField(step), anything("")],
  ]),
);

async function newInstruction(shop: Shop) {
  return {
    id: id(systemIds.newId()),
    productId: id(await productOf(shop)),
    everyDays: {
      ...line("7"),
      mayBe: (text: string) => /^\s*\d{1,2}\s*$/.test(text) && Number(text) >= 1,
    },
    ...steps,
    vialMg: anything(""),
    waterMl: anything(""),
    validUntil: day(today()),
  };
}

export const instructions = {
  "/admin/customers/:customerId/instructions": {
    GET: async (shop) => ({
      as: "clinician",
      params: { customerId: id(await patientOf(shop)) },
      changes: true,
    }),
    POST: {
      write: async (shop) => ({
        as: "clinician",
        params: { customerId: id(await patientOf(shop)) },
        fields: {
          ...(await newInstruction(shop)),
          after: { ...line("contact"), mayBe: (text) => text.trim() === "contact" },
          contactOn: day(today()),
          contactBy: choice(...CONTACT_WAYS),
        },
        notes: ["audit_log"],
      }),
    },
  },
  "/admin/consultations/:bookingId/instruction": {
    GET: async (shop) => ({
      as: "clinician",
      params: { bookingId: id(await visited(shop)) },
      changes: true,
    }),
    POST: {
      write: async (shop) => ({
        as: "clinician",
        params: { bookingId: id(await visited(shop)) },
        fields: await newInstruction(shop),
        // After a refusal the page shows the instructions again, which is recorded as a reading.
        notes: ["audit_log"],
      }),
    },
  },
} satisfies Some;
