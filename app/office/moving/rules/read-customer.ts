import { addressInput } from "#app/people/customers/input.ts";
import { readPhone, isPhilippinePhone, showPhone } from "#app/people/customers/rules/phone.ts";
import { z } from "zod";
import { movingMessages as say } from "../texts/staff.ts";
import { isYes, lineOf, lineOrNull, readMoment, type MovedRow } from "./read-cell.ts";

/** A customer of the former shop, as the plan of an import stores it. */
export const movedCustomer = z.object({
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phone: z.string().nullable(),
  since: z.iso.datetime().nullable(),
  note: z.string().nullable(),
  agrees: z.boolean(),
});
export type MovedCustomer = z.infer<typeof movedCustomer>;

export const LONGEST_NAME = 80;
const LONGEST_NOTE = 2_000;

/** The address in lowercase; undefined if no mail can reach it. */
export function readAddress(cell: string): string | undefined {
  const read = addressInput.safeParse({ email: lineOf(cell, 300) });
  return read.success ? read.data.email : undefined;
}

/** A phone in its stored form. One that is left out, or gets no texts, has a note. */
export function readMovedPhone(cell: string): { phone: string | null; notes: string[] } {
  const typed = lineOf(cell, 40);
  if (typed === "") return { phone: null, notes: [] };
  const phone = readPhone(typed) ?? null;
  if (phone === null) return { phone, notes: [say.oddPhone(typed)] };
  return { phone, notes: isPhilippinePhone(phone) ? [] : [say.foreignPhone(showPhone(phone))] };
}

/** Reads one row of customers. A problem says what to do about it. */
export function readCustomer(
  { cells, isCut }: MovedRow,
  now: Date,
): { customer: MovedCustomer; label: string; notes: string[]; problem: string | null } {
  const typed = cells["email"]?.trim() || cells["billing_email"] || "";
  const email = readAddress(typed);
  const { phone, notes } = readMovedPhone(cells["phone"]?.trim() || cells["other_phone"] || "");
  const since = readMoment(cells["since"]);
  const problem = isCut
    ? say.cutOff
    : lineOf(typed) === ""
      ? say.noEmail
      : email
        ? null
        : say.badEmail;
  return {
    customer: {
      email: email ?? "",
      firstName: lineOrNull(cells["first_name"] || cells["billing_first_name"], LONGEST_NAME),
      lastName: lineOrNull(cells["last_name"] || cells["billing_last_name"], LONGEST_NAME),
      phone,
      since: since && since < now ? since.toISOString() : null,
      note: noteOf(cells),
      agrees: isYes(cells["accepts"]),
    },
    label: lineOf(typed),
    notes,
    problem,
  };
}

function noteOf(cells: MovedRow["cells"]): string | null {
  const note = (cells["note"] ?? "").replaceAll("\0", "").trim().slice(0, LONGEST_NOTE);
  const tags = lineOf(cells["tags"]);
  return [note, tags && say.tagsWere(tags)].filter(Boolean).join("\n") || null;
}
