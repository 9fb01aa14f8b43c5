import { beforeAll } from "vitest";
import { openPool } from "#app/platform/database/pool.server.ts";
import { ownApp } from "../own-app.ts";
import { quietLog } from "../quiet-log.ts";

/** All journeys come from one address; without this each file would use up the attempts of the next. */
beforeAll(async () => {
  const pool = openPool(ownApp().target, quietLog, { max: 1 });
  await pool.query("delete from rate_limits").finally(() => pool.end());
});
