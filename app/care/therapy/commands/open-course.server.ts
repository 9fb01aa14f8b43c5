import { refuse, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hasAgreed } from "../queries/has-agreed.server.ts";
import { openOwner, type CourseOwner, type CourseRefusal } from "./open-owner.server.ts";

/** Opens the actor's course like `openOwner`, if they consented to storing it. */
export async function openCourse(tx: Ctx): Promise<Result<CourseOwner, CourseRefusal>> {
  const owner = await openOwner(tx);
  if (!owner.ok) return owner;
  return (await hasAgreed(tx, owner.value.userId)) ? owner : refuse("consent_needed");
}
