import { isDay } from "#app/lib/is-day.ts";
import { GENDERS } from "#app/people/customers/rules/person-facts.ts";
import { anything, choice, line, optional } from "../fields.ts";

export const profileFields = {
  intent: anything("details"),
  // Shown, and never changed here.
  email: anything("maria@example.com"),
  firstName: optional(line("Maria")),
  lastName: optional(line("Clara")),
  phone: optional({ ...line("0917 123 4567"), mayBe: (text) => /^[-+()\d\s]+$/.test(text) }),
  dateOfBirth: optional({ ...line("1990-05-17"), mayBe: (text) => isDay(text.trim()) }),
  gender: optional(choice("female", ...GENDERS)),
};
