import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** Seals the app keys in the database. */
export const sealedKeys = ({ sealers }: Pick<Ctx, "sealers">) => sealers.for("authenticator app");

/** The stored form of a recovery code. */
export const digestOfCode = ({ sealers }: Pick<Ctx, "sealers">, userId: string, code: string) =>
  sealers.digest("recovery code", `${userId} ${code}`);

/** Seals the fields of a form that waits for a proof. */
export const sealedForms = ({ sealers }: Pick<Ctx, "sealers">) => sealers.for("waiting form");
