import { addDays } from "#app/lib/dates.ts";
import { saveAssessment } from "#app/care/assessments/commands/save-assessment.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { DEMO_ACCOUNTS } from "../demo-accounts.ts";
import { done } from "../done.ts";

/** What the demo customer answered a month ago, as her portal and the back-office show it; its id. */
export async function seedAssessments(services: Services): Promise<string> {
  const system = systemContext(services, "seed");
  const customer = DEMO_ACCOUNTS.find(({ role }) => role === "customer");
  const owner = customer && (await findAccount(system.db, customer.email));
  if (!customer || !owner) throw new Error("the demo shop has no customer");
  const { email, firstName: contact } = customer;
  const actor = { kind: "user", userId: owner.id, email, roles: ["customer"] } as const;
  const id = system.ids.newId();
  done(
    await saveAssessment(
      { ...system, actor, now: addDays(system.now, -30) },
      {
        id,
        answers: {
          contact,
          email,
          wellnessGoal: "recovery_wellness",
          challenges: ["poor_recovery", "low_energy"],
          ageGroup: "31-45",
          healthConditions: ["none"],
          glpExperience: "peptides_only",
          treatmentApproach: "hybrid",
        },
      },
    ),
  );
  return id;
}
