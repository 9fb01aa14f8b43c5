import { z } from "zod";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Turn } from "../rules/conversation.ts";
import { saidTurn } from "./sealed-conversation.server.ts";

/** A rating is not saved because it is about the shop's texts, not about the owner. */
export type SavedTurn = Pick<Turn, "id" | "question" | "response" | "sources" | "level">;

const stored: z.ZodType<SavedTurn> = saidTurn.omit({ rating: true, at: true });

/**
 * The key comes from the shop's secret, which is not in the database. The id is sealed too, so that
 * one account's row can't be opened under another id.
 */
export function turnSealer({ sealers }: Pick<Ctx, "sealers">) {
  const sealer = sealers.for("assistant saved turn");
  return {
    seal: ({ id, question, response, sources, level }: SavedTurn): string =>
      sealer.seal(JSON.stringify({ id, question, response, sources, level })),
    /** Undefined when it was sealed with another secret, or for another row. */
    open(id: string, sealed: string): SavedTurn | undefined {
      const text = sealer.open(sealed);
      if (text === undefined) return undefined;
      const turn = stored.parse(JSON.parse(text));
      return turn.id === id ? turn : undefined;
    },
  };
}
