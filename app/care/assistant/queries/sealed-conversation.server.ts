import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { ConversationContents, Turn } from "../rules/conversation.ts";
import { RATING_REASONS, VERDICTS } from "../rules/rating.ts";
import { assistantConversations as conversations } from "../tables.server.ts";

const level = z.enum(["none", "see_doctor", "emergency", "crisis"]);

export const saidTurn = z.object({
  id: z.string(),
  at: z.string().optional(),
  question: z.string(),
  response: z.string(),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  level,
  rating: z
    .object({ verdict: z.enum(VERDICTS), reason: z.enum(RATING_REASONS).nullable() })
    .optional(),
});

const stored = z.object({
  turns: z.array(saidTurn),
  found: z.array(
    z.object({
      id: z.string(),
      reason: z.string(),
      say: z.string().optional(),
      level: level.exclude(["none"]),
    }),
  ),
});

const NOTHING: ConversationContents = { turns: [], found: [] };

/** A conversation may be about a person's health, so the database has it only encrypted. */
export function conversationSealer({ sealers }: Pick<Ctx, "sealers">) {
  const sealer = sealers.for("assistant conversation");
  return {
    seal: (said: ConversationContents): string => sealer.seal(JSON.stringify(said)),
    /** Empty if it was sealed with another secret. */
    open(sealed: string): ConversationContents {
      const text = sealer.open(sealed);
      if (text === undefined) return NOTHING;
      const { turns, found } = stored.parse(JSON.parse(text));
      return {
        turns,
        found: found.map(({ say, ...one }) => ({ ...one, ...(say === undefined ? {} : { say }) })),
      };
    },
  };
}

/** The id itself would open the conversation, so the database has only this digest. */
export const sessionDigest = ({ sealers }: Pick<Ctx, "sealers">, sessionId: string): string =>
  sealers.digest("assistant session", sessionId);

/** The stored turns; none if the conversation has not begun or was deleted. */
export async function turnsOf(
  ctx: Pick<Ctx, "db" | "sealers">,
  sessionId: string,
): Promise<readonly Turn[]> {
  const [row] = await ctx.db
    .select({ sealed: conversations.sealed })
    .from(conversations)
    .where(eq(conversations.session, sessionDigest(ctx, sessionId)));
  return row ? conversationSealer(ctx).open(row.sealed).turns : [];
}
