import { sql } from "drizzle-orm";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { eDocuments } from "../tables.server.ts";

/** Rejected documents, and those that have a day left, for the list of today's tasks. */
export const urgentDocuments = waitingPart(
  sql`${eDocuments}`,
  sql`${eDocuments.state} = 'rejected'
    or (${eDocuments.state} = 'queued' and ${eDocuments.dueAt} < now() + interval '1 day')`,
  eDocuments.createdAt,
);
