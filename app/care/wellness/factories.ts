import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { addEntry } from "./commands/add-entry.server.ts";
import { giveConsent } from "./commands/give-consent.server.ts";
import type { EntryInput } from "./input.ts";

/** An entry of a quiet day, for tests. */
export function someEntry(now: Date, over: Partial<EntryInput> = {}): EntryInput {
  return {
    takenAt: now,
    mood: 6,
    energy: 5,
    weightGrams: 74_500,
    sleepMinutes: 450,
    symptoms: ["Nausea"],
    notes: "Walked after lunch",
    ...over,
  };
}

/** Stores an entry and the consent for it, as the actor. */
export async function makeEntry(ctx: Ctx, over: Partial<EntryInput> = {}): Promise<string> {
  const id = ctx.ids.newId();
  const agreed = await giveConsent(ctx);
  const added = agreed.ok ? await addEntry(ctx, { id, entry: someEntry(ctx.now, over) }) : agreed;
  if (!added.ok) throw new Error(added.reason);
  return id;
}
