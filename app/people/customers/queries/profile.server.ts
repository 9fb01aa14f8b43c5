import { and, eq, sql } from "drizzle-orm";
import { account, user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ProfileField } from "../input.ts";
import { showPhone } from "../rules/phone.ts";
import { customers } from "../tables.server.ts";

export type Profile = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** Empty if the customer gave none. */
  dateOfBirth: string;
  gender: string;
  marketing: boolean;
  isDiscreet: boolean;
  /** False for an account that was opened with Google and has no password yet. */
  hasPassword: boolean;
  hasPicture: boolean;
};

export async function profileOf(db: Db, userId: string): Promise<Profile> {
  const [found] = await db
    .select({
      email: user.email,
      firstName: customers.firstName,
      lastName: customers.lastName,
      phone: customers.phone,
      dateOfBirth: customers.dateOfBirth,
      gender: customers.gender,
      marketing: customers.marketingConsent,
      isDiscreet: customers.isDiscreet,
      hasPicture: sql<boolean>`${user.image} is not null`,
    })
    .from(customers)
    .innerJoin(user, eq(user.id, customers.userId))
    .where(eq(customers.userId, userId));
  if (!found) throw new Error("an account without its customer");
  const credential = and(eq(account.userId, userId), eq(account.providerId, "credential"));
  return {
    ...found,
    ...shownProfile(found),
    hasPassword: (await db.$count(account, credential)) > 0,
  };
}

type StoredProfile = Readonly<Record<ProfileField, string | null>>;

/** The profile as form texts; missing values are empty. */
export function shownProfile(stored: StoredProfile): Record<ProfileField, string> {
  const { firstName, lastName, phone, dateOfBirth, gender } = stored;
  return {
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    phone: phone ? showPhone(phone) : "",
    dateOfBirth: dateOfBirth ?? "",
    gender: gender ?? "",
  };
}
