import { z } from "zod";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** The written words of an entry. The database has them only encrypted. */
export type Words = { notes: string; symptoms: string[] };

const stored = z.object({ id: z.string(), notes: z.string(), symptoms: z.array(z.string()) });

/**
 * The key comes from the shop's secret, which is not in the database. The id is sealed too, so that
 * the words of one entry can't be moved to another.
 */
export function wordSealer({ sealers }: Pick<Ctx, "sealers">) {
  const sealer = sealers.for("wellness entry");
  return {
    seal(id: string, { notes, symptoms }: Words): string | null {
      if (notes === "" && symptoms.length === 0) return null;
      return sealer.seal(JSON.stringify({ id, notes, symptoms }));
    },
    /** Undefined when it was sealed with another secret, or for another entry. */
    open(id: string, sealed: string | null): Words | undefined {
      if (sealed === null) return { notes: "", symptoms: [] };
      const text = sealer.open(sealed);
      if (text === undefined) return undefined;
      const read = stored.parse(JSON.parse(text));
      return read.id === id ? { notes: read.notes, symptoms: read.symptoms } : undefined;
    },
  };
}
