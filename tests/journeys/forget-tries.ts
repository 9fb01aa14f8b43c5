import { beforeEach, inject } from "vitest";
import { openPool } from "#app/platform/database/pool.server.ts";
import { quietLog } from "../quiet-log.ts";

/** All journeys come from one address; without this they would use up each other's attempts. */
beforeEach(async () => {
  const pool = openPool(inject("app").target, quietLog, { max: 1 });
  await pool.query("delete from rate_limits").finally(() => pool.end());
});
