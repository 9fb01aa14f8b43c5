import { addMinutes } from "#app/lib/dates.ts";
import { noteTicket } from "#app/reach/support/commands/note-ticket.server.ts";
import { openTicket } from "#app/reach/support/commands/open-ticket.server.ts";
import { replyToTicket } from "#app/reach/support/commands/reply-to-ticket.server.ts";
import { snoozeTicket } from "#app/reach/support/commands/snooze-ticket.server.ts";
import type { ContactInput } from "#app/reach/support/input.ts";
import { VISITOR, type Actor } from "#app/platform/access/actor.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { DEMO_ACCOUNTS } from "../demo-accounts.ts";
import { done } from "../done.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

type DemoTicket = ContactInput & {
  by: "customer" | "visitor";
  ago: number;
  reply: string | undefined;
  notes?: readonly string[];
  /** From the seeding on. */
  snoozeHours?: number;
};

/** Made up, and labelled as demo where staff read them. Times are minutes before the seeding. */
const TICKETS: readonly DemoTicket[] = [
  {
    by: "customer",
    ago: 12 * DAY,
    name: "Carla Customer",
    email: "customer@demo.test",
    phone: "0917 555 0142",
    topic: "delivery",
    subject: "Ice pack was soft",
    message:
      "Hello,\n\nMy parcel came today. The vials were cold, but the ice pack was already soft. Can I still use them?\n\nCarla",
    reply:
      "Hello Carla,\n\nThank you for writing. If the vials were cold to the touch when you opened the parcel, put them in the refrigerator at 2-8 °C.\n\nIf they weren’t, please don’t use them, and write back with your order number. We’ll make it right.",
  },
  {
    by: "visitor",
    ago: 8 * DAY,
    name: "Ben Demo",
    email: "ben@demo.test",
    phone: null,
    topic: "delivery",
    subject: "Delivery to Siargao",
    message:
      "Do you deliver to General Luna in Siargao, and is five business days enough for it to stay cold?",
    reply: undefined,
    notes: ["Siargao takes four days by air. Asked the courier about Saturday flights."],
  },
  {
    by: "visitor",
    ago: 3 * HOUR,
    name: "Dina Demo",
    email: "dina@demo.test",
    phone: "+63 918 555 0177",
    topic: "payment",
    subject: "Transfer from another bank",
    message: "My bank shows the transfer as pending. Do you reserve my order until it arrives?",
    reply: undefined,
    notes: ["Called her: the bank releases it after lunch.", "Check the account before replying."],
    snoozeHours: 6,
  },
  {
    by: "visitor",
    ago: 2 * HOUR,
    name: "Ana Demo",
    email: "ana@demo.test",
    phone: null,
    topic: "order",
    subject: "Which invoice do I get?",
    message: "I need a receipt with the name of my clinic on it. <b>Is that possible?</b>",
    reply: undefined,
  },
];

/** One that is settled, one whose answer is late, one that is snoozed, one that is new. */
export async function seedTickets(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const customer = await demoActor(services, "customer");
  const owner = await demoActor(services, "owner");
  for (const { by, ago, reply, notes = [], snoozeHours, ...typed } of TICKETS) {
    const now = addMinutes(system.now, -ago);
    const ctx = { ...system, now, actor: by === "customer" ? customer : VISITOR };
    const served = { ctx, limiter: services.limiter, ip: "seed" };
    const form = { ...typed, formKey: ctx.ids.newId(), isDemo: true };
    const { ticketId } = done(await openTicket(served, form));
    const writing = { ...system, now: addMinutes(now, HOUR), actor: owner };
    for (const text of notes) {
      done(await noteTicket(writing, { ticketId, key: ctx.ids.newId(), text }));
    }
    if (snoozeHours !== undefined) {
      const until = addMinutes(system.now, snoozeHours * HOUR);
      done(await snoozeTicket(writing, { ticketId, snooze: { until } }));
    }
    if (!reply) continue;
    const answering = { ...system, now: addMinutes(now, 5 * HOUR), actor: owner };
    const key = ctx.ids.newId();
    done(await replyToTicket(answering, { ticketId, key, text: reply, close: true }));
  }
}

async function demoActor(services: Services, label: string): Promise<Actor> {
  const account = DEMO_ACCOUNTS.find((one) => one.label === label);
  const found = account && (await findAccount(services.db, account.email));
  if (!account || !found) throw new Error(`the demo shop has no ${label}`);
  return { kind: "user", userId: found.id, email: account.email, roles: [account.role] };
}
