import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { askToTalk } from "./commands/ask-to-talk.server.ts";
import { declineRequest } from "./commands/decline-request.server.ts";
import { expireRequests } from "./commands/expire-requests.server.ts";
import { takeRequest } from "./commands/take-request.server.ts";
import { makeApproval, makeGuarded, makeRequest } from "./factories.ts";
import { clearanceJobs } from "./jobs.server.ts";
import { ANSWER_DAYS } from "./rules/clearance-terms.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const buyer = as(await accountOf(ctx, "customer", { email: "maria@example.test" }));
const clinician = as(await accountOf(ctx, "clinician"));
const plan = planOf(clearanceJobs, { tasks: [deliverMail] });

/** Subjects of the mails since the last call, and all their texts. */
async function told() {
  await db.delete(mails);
  await drainJobs(pool, plan);
  const sent = await db.select().from(mails);
  expect(sent.every(({ to }) => to === "maria@example.test")).toBe(true);
  return {
    subjects: sent.map(({ subject }) => subject),
    text: sent.map(({ text }) => text).join(),
  };
}

test("the buyer is told of each step once, with the reason, and no product in the subject", async () => {
  const productId = await makeGuarded(ctx);
  const requestId = await makeRequest(buyer, { productId });
  expect((await told()).subjects).toEqual(["We received your approval request"]);
  await takeRequest(clinician, requestId);
  expect((await told()).subjects).toEqual([]);
  await askToTalk(clinician, { requestId, version: 2, answer: "About your diabetes" });
  const talk = await told();
  expect(talk.subjects).toEqual(["A clinician would like to talk to you"]);
  expect(talk.text).toContain("About your diabetes");
  expect(talk.text).toContain("/consultation");
  await declineRequest(clinician, { requestId, version: 3, answer: "Not with insulin." });
  const declined = await told();
  expect(declined.subjects).toEqual(["A decision on your request"]);
  expect(declined.text).toContain("Not with insulin.");
});

test("what is decided before its first mail went out is told by the decision alone", async () => {
  await makeApproval(buyer, clinician, { productId: await makeGuarded(ctx), units: 2 });
  const { subjects, text } = await told();
  expect(subjects).toEqual(["Your request is approved"]);
  expect(text).toContain("approved 2 units of");
  expect(text).toContain("/clearance/guarded-");
});

test("who waited in vain is told so, and who used an approval hears nothing of its end", async () => {
  await makeRequest(buyer, { productId: await makeGuarded(ctx) });
  await told();
  await expireRequests({ ...ctx, now: addDays(ctx.now, ANSWER_DAYS + 40) });
  expect((await told()).subjects).toEqual(["Your request expired without a decision"]);
});
