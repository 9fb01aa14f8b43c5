import { asc, desc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { AddressFacts } from "../rules/address-terms.ts";
import { customerAddresses, customers } from "../tables.server.ts";

export type OwnAddress = AddressFacts & { id: string; isDefault: boolean; version: number };

/** The default address comes first. */
export async function ownAddresses(db: Db, userId: string): Promise<OwnAddress[]> {
  return db
    .select({
      id: customerAddresses.id,
      firstName: customerAddresses.firstName,
      lastName: customerAddresses.lastName,
      phone: customerAddresses.phone,
      address: customerAddresses.address,
      addressLine2: customerAddresses.addressLine2,
      barangay: customerAddresses.barangay,
      city: customerAddresses.city,
      province: customerAddresses.province,
      postalCode: customerAddresses.postalCode,
      isDefault: customerAddresses.isDefault,
      version: customerAddresses.version,
    })
    .from(customerAddresses)
    .innerJoin(customers, eq(customers.id, customerAddresses.customerId))
    .where(eq(customers.userId, userId))
    .orderBy(
      desc(customerAddresses.isDefault),
      asc(customerAddresses.createdAt),
      asc(customerAddresses.id),
    );
}
