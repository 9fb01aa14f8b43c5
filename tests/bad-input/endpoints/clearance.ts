import { saveAssessment } from "#app/care/assessments/commands/save-assessment.server.ts";
import { someAnswers } from "#app/care/assessments/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { askForClearance } from "#app/selling/clearance/commands/ask-for-clearance.server.ts";
import { takeRequest } from "#app/selling/clearance/commands/take-request.server.ts";
import { lastPossibleDay } from "#app/selling/clearance/rules/judge-approval.ts";
import { CONDITIONS, conditionField, NONE } from "#app/selling/clearance/rules/clearance-terms.ts";
import { isDay } from "#app/lib/is-day.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { DEMO_ACCOUNTS } from "#db/seed/demo-accounts.ts";
import type { Call, Prepare, Some } from "../call.ts";
import {
  anything,
  choice,
  count,
  id,
  line,
  optional,
  secret,
  text,
  type Fields,
} from "../fields.ts";
import type { Shop } from "../shop.ts";

/** A product that needs an approval, which no customer has requested yet. */
async function guarded(shop: Shop) {
  const slug = `guarded-${crypto.randomUUID().slice(0, 13)}`;
  const product = { name: slug, slug, clearance: "required" as const };
  return { productId: await makeProduct(shop.system(), product), slug };
}

async function contextOf(shop: Shop, role: "customer" | "clinician") {
  const email = DEMO_ACCOUNTS.find((account) => account.role === role)?.email ?? "";
  const account = await findAccount(shop.db, email);
  if (!account) throw new Error(`the demo shop has no ${role}`);
  const actor = { kind: "user", userId: account.id, email, roles: [role] } as const;
  return { ...shop.visitor(), actor };
}

/** A request of the demo customer. */
async function asked(shop: Shop): Promise<string> {
  const { productId } = await guarded(shop);
  const answers = { purpose: "Weight", medicines: "None", conditions: [] };
  const wanted = { productId, units: 2, answers, assessmentId: null };
  const sent = await askForClearance(await contextOf(shop, "customer"), wanted);
  if (!sent.ok) throw new Error(sent.reason);
  return sent.value.requestId;
}

/** A request assigned to the demo clinician. */
const taken =
  (intent: string, fields: Fields): Prepare =>
  async (shop): Promise<Call> => {
    const requestId = await asked(shop);
    const took = await takeRequest(await contextOf(shop, "clinician"), requestId);
    if (!took.ok) throw new Error(took.reason);
    return {
      as: "clinician",
      query: { request: anything(requestId) },
      fields: {
        intent: choice(intent),
        requestId: id(requestId),
        version: secret("2"),
        show: optional(anything("")),
        ...fields,
      },
      // After a refusal the page shows the answers again, which is recorded as a reading.
      notes: ["audit_log"],
    };
  };

const note = optional(text("After the blood test"));
const box = { ...optional(choice("yes")), valid: "" };
const boxes = Object.fromEntries(CONDITIONS.map((each) => [conditionField(each), box]));

async function ask(shop: Shop): Promise<Call> {
  const { slug } = await guarded(shop);
  return {
    as: "customer",
    params: { id: anything(slug) },
    query: { more: anything(""), answers: anything("own") },
    fields: {
      units: count("2"),
      purpose: text("To lose weight"),
      medicines: text("None"),
      consent: choice("yes"),
      ...boxes,
      [conditionField(NONE)]: choice("yes"),
    },
  };
}

/** The same with a saved assessment instead of the boxes. */
async function askByAssessment(shop: Shop): Promise<Call> {
  const { slug } = await guarded(shop);
  const ctx = await contextOf(shop, "customer");
  const assessmentId = crypto.randomUUID();
  const saved = await saveAssessment(ctx, { id: assessmentId, answers: someAnswers() });
  if (!saved.ok) throw new Error(saved.reason);
  return {
    as: "customer",
    params: { id: anything(slug) },
    fields: {
      units: count("2"),
      purpose: text("To lose weight"),
      medicines: text("None"),
      consent: choice("yes"),
      assessmentId: id(assessmentId),
    },
  };
}

export const clearance = {
  "/clearance/:id": {
    GET: async (shop) => ({
      as: "customer",
      params: { id: anything((await guarded(shop)).slug) },
      query: { more: anything(""), answers: anything("") },
    }),
    POST: { ask, "ask-by-assessment": askByAssessment },
  },
  "/portal/clearance": {
    GET: async (shop) => {
      await asked(shop);
      return { as: "customer" };
    },
    POST: {
      withdraw: async (shop) => ({
        as: "customer",
        fields: { intent: choice("withdraw"), requestId: id(await asked(shop)) },
      }),
      delete: async (shop) => {
        await asked(shop);
        return { as: "customer", fields: { intent: choice("delete") } };
      },
    },
  },
  "/admin/doctors/clearance": {
    GET: () => ({
      as: "clinician",
      query: { show: anything("talk"), after: anything(""), request: anything("") },
    }),
    POST: {
      take: async (shop) => {
        const requestId = await asked(shop);
        return {
          as: "clinician",
          query: { request: anything(requestId) },
          fields: {
            intent: choice("take"),
            requestId: id(requestId),
            show: optional(anything("")),
          },
          notes: ["audit_log"],
        };
      },
      "put-back": taken("put-back", {}),
      approve: taken("approve", {
        units: count("2"),
        lastDay: { ...line(lastPossibleDay(new Date())), mayBe: isDay },
        answer: note,
      }),
      decline: taken("decline", {
        why: choice("condition", "medicines", "missing", "alternative", "other"),
        answer: note,
      }),
      talk: taken("talk", { answer: note }),
    },
  },
} satisfies Some;
