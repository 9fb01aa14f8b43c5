import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** What seals the keys of apps in the database. */
export const sealedKeys = ({ sealers }: Pick<Ctx, "sealers">) => sealers.for("authenticator app");

/** How the database has a recovery code. */
export const digestOfCode = ({ sealers }: Pick<Ctx, "sealers">, userId: string, code: string) =>
  sealers.digest("recovery code", `${userId} ${code}`);

/** What seals the fields of a form that waits for a proof. */
export const sealedForms = ({ sealers }: Pick<Ctx, "sealers">) => sealers.for("waiting form");
