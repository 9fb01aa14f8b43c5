import { createServer, type Server } from "node:http";
import { saveConnection } from "#app/fulfilment/couriers/commands/save-connection.server.ts";
import { saveSender } from "#app/fulfilment/couriers/commands/save-sender.server.ts";
import { courierConnections } from "#app/fulfilment/couriers/tables.server.ts";
import type { BookingState } from "#app/fulfilment/couriers/rules/booking-terms.ts";
import { parcelBookings } from "#app/fulfilment/couriers/tables/bookings.server.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { listenLocally } from "../listen-locally.ts";
import { packedOrder } from "./orders.ts";
import type { Shop } from "./shop.ts";

export const KEYS = { clientId: "client-of-bad-input", clientSecret: "secret-of-bad-input" };

/** One of the carriers in every new shop. */
export const NINJA_VAN = "01930000-0000-7000-8000-000000000013";

export const SENDER = {
  name: "The Shop",
  phone: "+639181234567",
  street: "1 Ayala Avenue",
  barangay: "Bel-Air",
  city: "Makati City",
  province: "Metro Manila",
  postalCode: "1209",
};

export const disconnect = async ({ db }: Shop): Promise<void> => {
  await db.delete(courierConnections);
};

/** Stores the courier's keys; `restore` removes them. */
export async function connected(shop: Shop) {
  await disconnect(shop);
  const saved = await saveConnection(shop.system(), { keys: KEYS, isLive: false, version: 0 });
  if (!saved.ok) throw new Error(saved.reason);
  return () => disconnect(shop);
}

export async function readyToBook(shop: Shop) {
  const restore = await connected(shop);
  const sender = { ...SENDER, isPickedUp: true, carrierId: NINJA_VAN };
  const saved = await saveSender(shop.system(), { sender, version: 1 });
  if (!saved.ok) throw new Error(saved.reason);
  return restore;
}

/** An order that waits to be packed, with an address that couriers can find. */
export async function findableOrder(shop: Shop): Promise<string> {
  const { id } = await packedOrder(shop);
  await shop.pool.query(
    `update orders set phone = '+639171234567', barangay = 'Lahug', province = 'Cebu' where id = $1`,
    [id],
  );
  return id;
}

export async function booking(shop: Shop, state: BookingState) {
  const orderId = await findableOrder(shop);
  const id = systemIds.newId();
  const reference = systemIds
    .newToken()
    .replaceAll(/[^A-Za-z]/g, "")
    .slice(0, 9)
    .toUpperCase();
  await shop.db.insert(parcelBookings).values({
    id,
    orderId,
    parcel: 1,
    attempt: 1,
    reference,
    courier: "ninjavan",
    state,
    digest: "digest",
    askedAt: new Date(0),
    askedBy: "bad input",
    ...(state === "booked" && { trackingNumber: `NVPH${reference}`, settledAt: new Date() }),
  });
  return { orderId, id };
}

let labels: Server | undefined;

/**
 * Starts a fake Ninja Van at the shop's provider address, with a label for every parcel; a running
 * one is kept.
 */
export async function openLabels({ providersUrl }: Shop): Promise<() => Promise<void>> {
  const server = labels ?? labelServer();
  if (!labels) await listenLocally(server, Number(new URL(providersUrl).port));
  labels = server;
  return () =>
    new Promise((resolve) => {
      labels = undefined;
      server.closeAllConnections();
      server.close(() => resolve());
    });
}

function labelServer(): Server {
  return createServer((request, response) => {
    if (request.url?.endsWith("/access_token")) {
      response.setHeader("content-type", "application/json");
      response.end('{"access_token":"token","token_type":"bearer","expires_in":3600}');
      return;
    }
    response.setHeader("content-type", "application/pdf");
    response.end("%PDF-1.4");
  });
}
