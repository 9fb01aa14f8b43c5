import { expect, test } from "vitest";
import { STAFF_ROLES, systemActor } from "#app/platform/access/actor.ts";
import { actorOf } from "#tests/actor-of.ts";
import { healthScope } from "./health-scope.ts";

test("an admin may open all, a clinician those of own patients, nobody else any", () => {
  expect(healthScope(actorOf("admin"))).toEqual({ kind: "all" });
  expect(healthScope(actorOf("clinician", { userId: "dr" }))).toEqual({
    kind: "patients",
    clinicianId: "dr",
  });
  const others = STAFF_ROLES.filter((role) => role !== "admin" && role !== "clinician");
  for (const who of ["visitor", "customer", ...others] as const) {
    expect(healthScope(actorOf(who))).toBeUndefined();
  }
  expect(healthScope(systemActor("job"))).toBeUndefined();
});
