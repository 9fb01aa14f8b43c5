import { z } from "zod";
import { pesos, type Centavos } from "#app/lib/money.ts";

const NUMBER = /^(?:[a-zA-Z0-9]+-)*[a-zA-Z0-9]+$/;

/** Ninja Van's documented format of tracking numbers. */
export const isTrackingNumber = (text: string): boolean => text.length <= 64 && NUMBER.test(text);

const orderAnswer = z.object({ tracking_number: z.string().refine(isTrackingNumber) });

export const readOrder = (json: unknown): string | undefined =>
  orderAnswer.safeParse(json).data?.tracking_number;

const fee = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,9}(?:\.\d{1,2})?$/)
    .transform(Number),
]);

/** Shops in Indonesia get `data.total_fee`, while a description of the API has `price`. */
const priceAnswer = z.union([
  z.object({ data: z.object({ total_fee: fee }) }).transform(({ data }) => data.total_fee),
  z.object({ price: fee }).transform(({ price }) => price),
]);

export function readPrice(json: unknown): Centavos | undefined {
  const found = priceAnswer.safeParse(json).data;
  return found !== undefined && found > 0 && found < 1e7 ? pesos(found) : undefined;
}

const event = z.object({
  tracking_number: z.string().optional(),
  shipper_order_ref_no: z.string().nullish(),
  timestamp: z.string(),
  status: z.string(),
  /** From the second version of the webhooks, with more detail than the status. */
  event: z.string().nullish(),
  is_parcel_on_rts_leg: z.boolean().nullish(),
});

export type NinjaVanEvent = z.infer<typeof event>;

const history = z.object({ tracking_number: z.string().optional(), events: z.array(event) });

/**
 * Integrations read one parcel's events at the top level, and several parcels' from `data`. A
 * description of the API has one parcel's events in `data`, too.
 */
const eventsAnswer = z.union([
  history.transform(({ events }) => events),
  z.object({ data: z.array(event) }).transform(({ data }) => data),
  z
    .object({ data: z.array(history) })
    .transform(({ data }) => data.flatMap(({ events }) => events)),
]);

export const readEvents = (json: unknown): NinjaVanEvent[] | undefined =>
  eventsAnswer.safeParse(json).data;

/** Integrations get `trackingId`, while the Ruby client has `tracking_number`. */
const cancelAnswer = z.union([
  z.object({ trackingId: z.string() }),
  z.object({ tracking_number: z.string() }),
]);

export const isCancelled = (json: unknown): boolean => cancelAnswer.safeParse(json).success;
