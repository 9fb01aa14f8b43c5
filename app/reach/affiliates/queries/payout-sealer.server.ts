import { z } from "zod";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** The payout account. The database has it only encrypted. */
export type Account = { holder: string; number: string; bank: string };

const stored = z.object({
  id: z.string(),
  holder: z.string(),
  number: z.string(),
  bank: z.string(),
});

/**
 * The key comes from the shop's secret, which is not in the database. The id is sealed too, so that
 * an account can't be moved to another affiliate.
 */
export function accountSealer({ sealers }: Pick<Ctx, "sealers">) {
  const sealer = sealers.for("affiliate payout account");
  return {
    seal: (id: string, account: Account) => sealer.seal(JSON.stringify({ id, ...account })),
    /** Undefined when it was sealed with another secret, or for another id. */
    open(id: string, sealed: string): Account | undefined {
      const text = sealer.open(sealed);
      if (text === undefined) return undefined;
      const { id: sealedId, ...account } = stored.parse(JSON.parse(text));
      return sealedId === id ? account : undefined;
    },
  };
}
