import { z } from "zod";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import type { Outcome } from "../commands/note-outcome.server.ts";
import type { SentConsent } from "../rules/plan-contact.ts";
import { highlevelApi, type HighlevelPlace } from "./highlevel-api.server.ts";

type Access = { key: string; locationId: string };

type ContactDetails = {
  email: string;
  firstName: string;
  lastName: string;
  told: SentConsent;
  tags: string[];
};

const upserted = z.object({ contact: z.object({ id: z.string().regex(/^[\w-]{1,100}$/) }) });

/** Writes a contact there, and then its tags: with the contact they would replace those of others. */
export async function sendContact(
  { db, links }: Pick<JobCtx, "db" | "links">,
  { key, locationId }: Access,
  { email, firstName, lastName, told, tags }: ContactDetails,
): Promise<Outcome> {
  const api = highlevelApi(links, key);
  const { site_name: source } = await loadSettings(db);
  const { verdict, body } = await api.upsert({
    locationId,
    email,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    source,
    // Only after a stop and a new consent. Otherwise HighLevel's own setting applies.
    ...(told === "stopped" && { dndSettings: { Email: { status: "inactive" } } }),
  });
  // This address exists for every valid sub-account.
  if (verdict.is === "gone") return { verdict: { is: "broken", why: "location" } };
  if (verdict.is !== "done") return { verdict };
  const read = upserted.safeParse(body);
  if (!read.success) return { verdict: { is: "refused", status: 200, said: "" } };
  const remoteId = read.data.contact.id;
  const now = { remoteId, told: "agreed" } as const;
  if (tags.length === 0) return { verdict, ...now };
  const tagged = await api.addTags(remoteId, tags);
  if (tagged.verdict.is !== "gone") return { verdict: tagged.verdict, ...now };
  return { verdict: { is: "trouble", why: "down" }, remoteId: null, told: "nothing" };
}

/** Mails to the contact end there as well. Nothing else of the person is sent. */
export async function stopContact(
  place: HighlevelPlace,
  { key }: Access,
  remoteId: string,
): Promise<Outcome> {
  const dndSettings = { Email: { status: "active" } };
  const { verdict } = await highlevelApi(place, key).update(remoteId, { dndSettings });
  if (verdict.is === "gone") return { verdict: { is: "done" }, remoteId: null, told: "nothing" };
  return verdict.is === "done" ? { verdict, told: "stopped" } : { verdict };
}
