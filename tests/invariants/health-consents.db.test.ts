import { expect, test } from "vitest";
import { CUSTOMER, NOBODY, openHealthyShop } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

const assessment = (userId: string) =>
  `insert into assessments (id, user_id, contact, wellness_goal, challenges, age_group,
     health_conditions, glp_experience, treatment_approach, rules_version, result, completed_at)
   values ('${NOBODY}', ${userId}, 'Maria', 'weight_loss', '{low_energy}', '31-45', '{none}', 'none',
     'hybrid', 1, '{}', '2026-11-20');`;
const agrees = (type: string, id: string, withdrawnAt = "null") =>
  `insert into consents (id, subject_type, subject_id, purpose, document, document_version, given_at,
     withdrawn_at)
   values ('${NOBODY}', '${type}', '${id}', 'health_assessment', 'privacy', 1, '2026-11-20',
     ${withdrawnAt});`;
const form = `insert into doctors (id, name, specialization, email, created_at)
    values ('${NOBODY}', 'Maria Santos, MD', 'Endocrinology', 'santos@example.test', '2026-11-01');
  insert into bookings (id, number, doctor_id, customer_id, type, starts_at, ends_at, status, channel,
    fee, currency, created_at)
    values ('${NOBODY}', 'C-1', '${NOBODY}', '${CUSTOMER}', 'initial', '2999-01-07 09:00+08',
      '2999-01-07 09:45+08', 'booked', 'video', 0, 'USD', '2026-11-20');
  insert into pre_visit_forms (booking_id, user_id, answers, saved_at)
    values ('${NOBODY}', 'buyer', '{}', '2026-11-20');`;
const entry = `insert into wellness_entries (id, user_id, taken_at, mood, energy, created_at)
   values ('${NOBODY}', 'buyer', '2026-11-20', 5, 5, '2026-11-20');`;
const savedTurn = `insert into assistant_saved_turns (id, user_id, conversation, sealed, said_at)
   values ('${NOBODY}', 'buyer', 'one', 'sealed', '2026-11-20');`;
const STORED = [`I12: assessment ${NOBODY} is stored without a consent`];

const effects = `insert into therapy_effects (id, user_id, felt, felt_on, noted_at)
    values ('${NOBODY}', 'buyer', '{nausea}', '2026-11-20', '2026-11-20');`;

test.each([
  [
    "a note of a course under another consent",
    effects + agrees("user", "buyer"),
    [`I12: the course ${NOBODY} is stored without a consent`],
  ],
  ["answers without a consent", assessment("null"), STORED],
  [
    "answers of an account that took its consent back",
    assessment("'buyer'") + agrees("user", "buyer", "now()"),
    STORED,
  ],
  [
    "a form before a visit under another consent",
    form + agrees("user", "buyer"),
    [`I12: the form before visit ${NOBODY} is stored without a consent`],
  ],
  [
    "a wellness entry under another consent",
    entry + agrees("user", "buyer"),
    [`I12: wellness entry ${NOBODY} is stored without a consent`],
  ],
  [
    "a saved conversation under another consent",
    savedTurn + agrees("user", "buyer"),
    [`I12: the conversation with answer ${NOBODY} is saved without a consent`],
  ],
  [
    "an account's answers under nobody's consent",
    assessment("'buyer'") + agrees("assessment", NOBODY),
    [...STORED, `I12: consent ${NOBODY} stands for assessment ${NOBODY}, which is not there`],
  ],
  [
    "a consent for answers that are gone",
    agrees("assessment", NOBODY),
    [`I12: consent ${NOBODY} stands for assessment ${NOBODY}, which is not there`],
  ],
])("%s is found", async (_, damage, found) => {
  expect(await after(damage)).toEqual(found);
});

test.each([
  ["an account's", assessment("'buyer'") + agrees("user", "buyer")],
  ["nobody's", assessment("null") + agrees("assessment", NOBODY)],
  ["a withdrawn and empty one", agrees("assessment", NOBODY, "now()")],
])("%s with its consent is no violation", async (_, story) => {
  expect(await after(story)).toEqual([]);
});
