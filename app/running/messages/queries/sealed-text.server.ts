import { z } from "zod";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

type Sealing = Pick<Ctx, "sealers">;

/** `to` is a number, or the page that a notification opens. */
const parts = z.object({ to: z.string(), body: z.string() });
export type SealedText = z.infer<typeof parts>;

const sealerOf = ({ sealers }: Sealing) => sealers.for("message text");

export const sealText = (reader: Sealing, text: SealedText): string =>
  sealerOf(reader).seal(JSON.stringify(text));

/** Undefined once it was removed, or if it was sealed with another secret of the shop. */
export function openText(reader: Sealing, sealed: string | null): SealedText | undefined {
  const text = sealed === null ? undefined : sealerOf(reader).open(sealed);
  return text === undefined ? undefined : parts.parse(JSON.parse(text));
}

/** Compares numbers without storing them. */
export const numberDigest = ({ sealers }: Sealing, number: string): string =>
  sealers.digest("message number", number);

/** A code is stored as a keyed digest only. It belongs to one account and one number. */
export const codeDigest = (
  { sealers }: Sealing,
  { userId, number, code }: { userId: string; number: string; code: string },
): string => sealers.digest("message code", `${userId} ${number} ${code}`);
