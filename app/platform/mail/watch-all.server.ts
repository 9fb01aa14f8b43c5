import type { MailWatch } from "./jobs.server.ts";

/** Several watches as one: each mail is looked at by all of them, and the first reason counts. */
export function watchAll(...watches: readonly MailWatch[]): MailWatch {
  return {
    async reasonAgainst(ctx, mail) {
      for (const watch of watches) {
        const why = await watch.reasonAgainst(ctx, mail);
        if (why) return why;
      }
      return undefined;
    },
    async became(ctx, mail, outcome) {
      for (const watch of watches) await watch.became(ctx, mail, outcome);
    },
  };
}
