import { eq } from "drizzle-orm";
import { customerAddresses, customers } from "#app/people/customers/tables.server.ts";
import type { Some } from "../call.ts";
import { anything, choice, id, secret } from "../fields.ts";
import type { Shop } from "../shop.ts";
import { ownSession } from "./accounts.ts";
import { addressFields } from "./changes.ts";

/** A customer with two addresses, and an address of another customer. */
async function withAddresses(shop: Shop) {
  const [own, other] = [await ownSession(shop), await ownSession(shop)];
  const add = async (userId: string, isDefault: boolean) => {
    const [customer] = await shop.db.select().from(customers).where(eq(customers.userId, userId));
    const addressId = crypto.randomUUID();
    await shop.db.insert(customerAddresses).values({
      id: addressId,
      customerId: customer?.id ?? "",
      firstName: "Maria",
      lastName: "Santos",
      address: "12 Mango Avenue",
      city: "Cebu City",
      isDefault,
      createdAt: new Date(),
    });
    return addressId;
  };
  await add(own.userId, true);
  const addressId = await add(own.userId, false);
  const notOwn = [await add(other.userId, true)];
  return { cookie: own.cookie, addressId: id(addressId, { notOwn }) };
}

export const addresses = {
  "/portal/addresses": {
    GET: async (shop) => ({ cookie: (await withAddresses(shop)).cookie }),
    POST: {
      default: async (shop) => {
        const { cookie, addressId } = await withAddresses(shop);
        return { cookie, fields: { intent: choice("default", "remove"), addressId } };
      },
      remove: async (shop) => {
        const { cookie, addressId } = await withAddresses(shop);
        return { cookie, fields: { intent: choice("remove", "default"), addressId } };
      },
    },
  },
  "/portal/addresses/new": {
    GET: async (shop) => ({ cookie: (await ownSession(shop)).cookie }),
    POST: {
      save: async (shop) => ({
        cookie: (await ownSession(shop)).cookie,
        fields: { ...addressFields, intent: anything("save"), key: id(crypto.randomUUID()) },
      }),
    },
  },
  "/portal/addresses/:addressId": {
    GET: async (shop) => {
      const { cookie, addressId } = await withAddresses(shop);
      return { cookie, params: { addressId } };
    },
    POST: {
      save: async (shop) => {
        const { cookie, addressId } = await withAddresses(shop);
        const fields = { ...addressFields, intent: anything("save"), version: secret("1") };
        return { cookie, params: { addressId }, fields };
      },
    },
  },
} satisfies Some;
