import { eq } from "drizzle-orm";
import type { RecordKey } from "#app/platform/records/operation.ts";
import { supportTickets } from "../tables.server.ts";

export const ticketByNumber: RecordKey = {
  name: "number",
  says: "The number of the ticket",
  async lock({ db }, number) {
    const [ticket] = await db
      .select({ id: supportTickets.id })
      .from(supportTickets)
      .where(eq(supportTickets.number, number))
      .for("update");
    return ticket?.id;
  },
};
