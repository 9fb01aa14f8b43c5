import { systemActor } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { testSealers } from "../sealers.ts";

/** What the bench writes with, past the shop. */
export const benchContext = (db: Db): Ctx => ({
  db,
  actor: systemActor("bench"),
  now: new Date(),
  ids: systemIds,
  sealers: testSealers,
});
