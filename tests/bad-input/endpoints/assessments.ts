import { saveAssessment } from "#app/care/assessments/commands/save-assessment.server.ts";
import { someAnswers } from "#app/care/assessments/factories.ts";
import { CURRENT_TEXTS } from "#app/care/assessments/queries/health-texts.server.ts";
import { currentRules } from "#app/care/assessments/queries/rules.server.ts";
import { addField, stepOf } from "#app/care/assessments/rules/goal-steps.ts";
import { RULE_GOALS, STARTER_RULES } from "#app/care/assessments/rules/goal-products.ts";
import { boxName } from "#app/care/assessments/rules/answered.ts";
import {
  AGE_GROUPS,
  CHALLENGES,
  GLP_EXPERIENCES,
  HEALTH_CONDITIONS,
  TREATMENT_APPROACHES,
  UNDER_AGE,
  WELLNESS_GOALS,
  type Question,
} from "#app/care/assessments/rules/questions.ts";
import {
  draftCookie,
  keptCookie,
} from "#app/care/assessments/pages/shop/assessment-cookies.server.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { createSealers } from "#app/platform/http/sealer.server.ts";
import { DEMO_ACCOUNTS } from "#db/seed/demo-accounts.ts";
import type { Call, Prepare, Some } from "../call.ts";
import {
  anything,
  choice,
  email,
  id,
  line,
  optional,
  readFrom,
  secret,
  type Fields,
  text,
} from "../fields.ts";
import type { Shop } from "../shop.ts";

/** Submits one screen. No screen writes a row, since nothing is stored without consent. */
function screen(step: number, answers: Fields): Prepare {
  const fields = { intent: choice("next"), step: choice(String(step)), ...answers };
  return (shop) => ({ cookie: answered(shop), fields, changes: false });
}

/** Each box is optional, but one is required. */
function boxes(question: Question, ticked: string, options: readonly string[]): Fields {
  const others = options.filter((option) => option !== ticked);
  return {
    ...Object.fromEntries(others.map((option) => [boxName(question, option), box])),
    [boxName(question, ticked)]: choice("yes"),
  };
}

const box = { ...optional(choice("yes")), valid: "" };

const oneOf = ([first, ...others]: readonly string[]) => choice(first ?? "", ...others);

/** Each screen, and the buttons beside it. */
const screens: Record<string, Prepare> = {
  contact: screen(1, { contact: line("Maria") }),
  email: screen(2, { email: optional(email("maria@example.com")) }),
  goal: screen(3, { wellnessGoal: oneOf(WELLNESS_GOALS) }),
  challenges: screen(4, boxes("challenges", "low_energy", CHALLENGES)),
  age: screen(5, { ageGroup: oneOf([...AGE_GROUPS, UNDER_AGE]) }),
  conditions: screen(6, boxes("healthConditions", "none", HEALTH_CONDITIONS)),
  last: screen(7, {
    glpExperience: oneOf(GLP_EXPERIENCES),
    treatmentApproach: oneOf(TREATMENT_APPROACHES),
  }),
  back: (shop) => ({
    cookie: answered(shop),
    fields: { intent: choice("back"), step: choice("3"), wellnessGoal: anything("beauty_glow") },
    changes: false,
  }),
  restart: (shop) => ({
    cookie: answered(shop),
    fields: { intent: choice("restart") },
    changes: false,
  }),
};

function cookieContext({ url, secret }: Shop) {
  return { env: { appUrl: url }, ctx: { sealers: createSealers(secret) } };
}

/** The cookie of a visitor who has answered every question and saved nothing. */
function answered(shop: Shop): string {
  const draft = { id: crypto.randomUUID(), owner: null, stopped: false, answers: someAnswers() };
  return plainCookie(draftCookie(draft, cookieContext(shop)));
}

function plainCookie(header: string): string {
  return header.split(";")[0] ?? "";
}

async function saved(shop: Shop, ctx = shop.visitor()): Promise<string> {
  const assessmentId = crypto.randomUUID();
  const done = await saveAssessment(ctx, { id: assessmentId, answers: someAnswers() });
  if (!done.ok) throw new Error(done.reason);
  return assessmentId;
}

/** The cookie of a browser that saved a result without an account. */
async function kept(shop: Shop): Promise<string> {
  return plainCookie(keptCookie([await saved(shop)], cookieContext(shop)));
}

async function customers(shop: Shop): Promise<string> {
  const address = DEMO_ACCOUNTS.find(({ role }) => role === "customer")?.email ?? "";
  const owner = await findAccount(shop.db, address);
  if (!owner) throw new Error("the demo shop has no customer");
  const actor = { kind: "user", userId: owner.id, email: address, roles: ["customer"] } as const;
  return saved(shop, { ...shop.visitor(), actor });
}

const consent = { consent: choice("yes") };

const resultForms: Record<string, Prepare> = {
  save: (shop) => ({ cookie: answered(shop), fields: { intent: choice("save"), ...consent } }),
  adopt: async (shop) => ({
    as: "customer",
    cookie: await kept(shop),
    fields: { intent: choice("adopt"), ...consent },
  }),
  withdraw: async (shop) => ({ cookie: await kept(shop), fields: { intent: choice("withdraw") } }),
};

async function clinician({ db }: Shop): Promise<string> {
  const userId = crypto.randomUUID();
  const email = `${userId}@example.com`;
  await db.insert(user).values({ id: userId, name: "Dr. Cruz", email, emailVerified: true });
  await db.insert(userRoles).values({ userId, role: "clinician", grantedAt: new Date() });
  return userId;
}

/** Publishes the next version each time, so that data changes. */
async function rulesForm({ db }: Shop): Promise<Call> {
  const { version } = await currentRules(db);
  const goals = { ...STARTER_RULES.goals, default: [version % 2 ? "semaglutide" : "tirzepatide"] };
  return {
    as: "admin",
    fields: {
      ...readFrom(version),
      intent: choice("publish"),
      ...Object.fromEntries(
        RULE_GOALS.map((goal) => {
          const slugs = text(goals[goal].join("\n"));
          return [goal, goal === "default" ? slugs : optional(slugs)];
        }),
      ),
      // Publishing ignores a product that was chosen and not added.
      ...Object.fromEntries(
        RULE_GOALS.map((goal) => [addField(goal), optional(anything("semaglutide"))]),
      ),
    },
  };
}

/** A button of the picker, as without JavaScript: it shows the form again and saves nothing. */
async function stepForm(shop: Shop): Promise<Call> {
  const { fields, ...call } = await rulesForm(shop);
  const [first = ""] = STARTER_RULES.goals.weight_loss;
  const intent = choice(stepOf("down", "weight_loss", first), "publish");
  return { ...call, fields: { ...fields, intent }, changes: false };
}

export const assessments = {
  "/assessment": {
    GET: (shop) => ({ cookie: answered(shop), query: { step: anything("4") } }),
    POST: screens,
  },
  "/assessment/result": {
    GET: (shop) => ({ cookie: answered(shop) }),
    POST: resultForms,
  },
  "/portal/assessments": {
    GET: async (shop) => {
      await customers(shop);
      return { as: "customer" };
    },
    POST: {
      withdraw: async (shop) => {
        await customers(shop);
        return { as: "customer", fields: { intent: choice("withdraw") } };
      },
    },
  },
  "/portal/assessments/:assessmentId": {
    GET: async (shop) => ({
      as: "customer",
      params: {
        assessmentId: id(await customers(shop), { notOwn: [await saved(shop)] }),
      },
    }),
  },
  "/admin/assessments": { GET: () => ({ as: "admin", query: { page: anything("1") } }) },
  "/admin/assessments/:assessmentId": {
    // Reading a result is recorded.
    GET: async (shop) => ({
      as: "admin",
      params: { assessmentId: id(await saved(shop)) },
      changes: true,
    }),
    POST: {
      entrust: async (shop) => ({
        as: "admin",
        params: { assessmentId: id(await saved(shop)) },
        fields: { clinicianId: anything(await clinician(shop)) },
        // After a refusal the page shows the answers again, which is recorded as a reading.
        notes: ["audit_log"],
      }),
    },
  },
  "/admin/assessment-texts": {
    GET: () => ({ as: "admin" }),
    POST: {
      review: ({ pool }) => ({
        as: "admin",
        fields: {
          intent: anything("review"),
          version: secret(CURRENT_TEXTS.version),
          reviewer: line("Dr. Ana Reyes"),
          credentials: line("MD, PRC 0012345"),
          reviewedOn: { ...line("2026-06-01"), mayBe: (day) => /^\d{4}-\d{2}-\d{2}$/.test(day) },
        },
        // Each version can be reviewed only once.
        restore: async () => void (await pool.query("truncate text_reviews")),
      }),
    },
  },
  "/admin/assessment-rules": {
    GET: () => ({ as: "admin" }),
    POST: { publish: rulesForm, step: stepForm },
  },
} satisfies Some;
