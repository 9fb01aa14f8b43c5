import type { Ctx } from "#app/platform/access/ctx.server.ts";

const PURPOSE = "highlevel address";

/** A mailbox that only the shop can read again, once its own row has it no longer. */
export const sealAddress = ({ sealers }: Pick<Ctx, "sealers">, email: string) =>
  sealers.for(PURPOSE).seal(email);

/** Undefined where the shop's own secret is another one by now. */
export const openAddress = ({ sealers }: Pick<Ctx, "sealers">, sealed: string) =>
  sealers.for(PURPOSE).open(sealed);
