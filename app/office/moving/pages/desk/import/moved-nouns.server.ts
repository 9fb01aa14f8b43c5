import { findImport } from "#app/running/imports/queries/find-import.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { movingMessages as say } from "../../../texts/staff.ts";
import { customerImports } from "./customer-imports.server.ts";
import { orderImports } from "./order-imports.server.ts";
import { redirectImports } from "./redirect-imports.server.ts";
import { reviewImports } from "./review-imports.server.ts";

export const MOVED = [customerImports, orderImports, reviewImports, redirectImports] as const;

/** The noun that an address names, with its texts. Throws a 404 for another one. */
export function nounOf(name: string) {
  const noun = orNotFound(MOVED.find((one) => one.name === name));
  return { noun, texts: say.nouns[noun.name] };
}

/** An import that an address names. Throws a 404 for one that is gone. */
export async function importOf(db: Db, params: { noun: string; importId: string }) {
  const { noun, texts } = nounOf(params.noun);
  return { noun, texts, found: orNotFound(await findImport(db, noun.name, params.importId)) };
}
