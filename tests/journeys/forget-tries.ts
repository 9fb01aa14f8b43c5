import { beforeEach } from "vitest";
import { openPool } from "#app/platform/database/pool.server.ts";
import { ownApp } from "../own-app.ts";
import { quietLog } from "../quiet-log.ts";

const pool = openPool(ownApp().target, quietLog, { max: 1 });

/** All journeys come from one address; without this they would use up each other's attempts. */
beforeEach(() => pool.query("delete from rate_limits"));
