import type { Actor } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";

export type HealthScope = { kind: "all" } | { kind: "patients"; clinicianId: string };

/** Undefined for staff who may open no health data. Only an admin sees every patient. */
export function healthScope(actor: Actor): HealthScope | undefined {
  if (actor.kind !== "user" || !may(actor, "health:read")) return undefined;
  if (may(actor, "health:entrust")) return { kind: "all" };
  return { kind: "patients", clinicianId: actor.userId };
}
