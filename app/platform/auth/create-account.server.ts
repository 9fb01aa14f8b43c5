import type { Ctx } from "../access/ctx.server.ts";
import { passwords } from "./passwords.server.ts";
import { account, user } from "./tables.server.ts";

export type NewAccount = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  isDemo: boolean;
};

/** Creates an account with a confirmed address, for seed worlds. A trigger adds its customer. */
export async function createAccount(ctx: Ctx, input: NewAccount): Promise<{ userId: string }> {
  if (ctx.actor.kind !== "system") throw new Error("only the system makes confirmed accounts");
  const userId = ctx.ids.newId();
  const password = await passwords.hash(input.password);
  await ctx.db.transaction(async (tx) => {
    await tx.insert(user).values({
      id: userId,
      name: `${input.firstName} ${input.lastName}`,
      email: input.email.toLowerCase(),
      emailVerified: true,
      firstName: input.firstName,
      lastName: input.lastName,
      isDemo: input.isDemo,
    });
    await tx.insert(account).values({
      id: ctx.ids.newId(),
      userId,
      accountId: userId,
      providerId: "credential",
      password,
    });
  });
  return { userId };
}
