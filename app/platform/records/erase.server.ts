import { sql, type SQL } from "drizzle-orm";

/** The usual rule: no one needs the row once the person is gone. */
export const goes = { does: "delete" } as const;

/** Why sales stay after an erasure, in words for the erased person. */
export const tax = {
  why: "Tax law: items sold, prices and payments",
  until: "for the 10 years that tax law requires",
} as const;

export const nothing = (): SQL => sql`null`;
export const noText = (): SQL => sql`''`;
export const erasedWord = (): SQL => sql`'Erased'`;
