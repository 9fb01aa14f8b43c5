import { z } from "zod";
import type { CourierKeys } from "../../rules/courier-keys.ts";
import { misbehave, type Mood } from "./misbehave.fixture.ts";
import { waybillOf } from "./waybill.fixture.ts";

export const ACCOUNT: CourierKeys = {
  clientId: "client-of-the-shop",
  clientSecret: "key-of-the-shop-0001",
};

/** The prefix of references. Tracking numbers have 18 characters. */
const PREFIX = "NVPHSHP00";

const ENDPOINTS = {
  token: /^POST .*\/2\.0\/oauth\/access_token$/,
  orders: /^POST .*\/4\.1\/orders$/,
  waybill: /^GET .*\/2\.0\/reports\/waybill$/,
  price: /^POST .*\/1\.0\/public\/price$/,
  events: /^GET .*\/1\.0\/orders\/tracking-events\/([^/]+)$/,
  cancel: /^DELETE .*\/2\.2\/orders\/([^/]+)$/,
} as const;

export type Endpoint = keyof typeof ENDPOINTS;

type Event = { timestamp: string; status: string; is_parcel_on_rts_leg: boolean };

export type StoredOrder = {
  trackingNumber: string;
  /** The unchanged request. */
  message: z.infer<typeof orderRequest>;
  events: Event[];
  isCancelled: boolean;
};

const address = z.object({ address1: z.string().min(1), country: z.literal("PH") }).loose();

const contact = z.object({
  name: z.string().min(3).max(255),
  phone_number: z.string().regex(/^\+63\d{10}$/),
  email: z.email().optional(),
  address,
});

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

const slot = z.object({
  start_time: z.literal("09:00"),
  end_time: z.literal(["12:00", "18:00", "22:00"]),
  timezone: z.literal("Asia/Manila"),
});

const job = z.object({
  delivery_start_date: day,
  delivery_timeslot: slot,
  dimensions: z.object({ weight: z.number().positive() }),
  items: z.array(z.object({ item_description: z.string().min(1).max(255) }).loose()).min(1),
  cash_on_delivery: z.number().positive().multipleOf(0.01).max(100_000).optional(),
});

const pickup = job.extend({
  is_pickup_required: z.literal(true),
  pickup_service_type: z.enum(["Scheduled", "On-Demand"]),
  pickup_service_level: z.enum(["Standard", "Premium"]),
  pickup_date: day,
  pickup_timeslot: slot,
  pickup_approx_volume: z.string(),
});

const orderRequest = z.object({
  service_type: z.literal("Parcel"),
  service_level: z.literal("Standard"),
  requested_tracking_number: z
    .string()
    .min(9)
    .regex(/^(?:[a-zA-Z0-9]+-)*[a-zA-Z0-9]+$/),
  reference: z.object({ merchant_order_number: z.string().max(255) }),
  from: contact,
  to: contact,
  parcel_job: z.discriminatedUnion("is_pickup_required", [
    pickup,
    job.extend({ is_pickup_required: z.literal(false) }),
  ]),
});

const priceRequest = z.object({
  weight: z.number().positive(),
  service_level: z.literal("Standard"),
  from: z.object({ address }),
  to: z.object({ address }),
});

const refusal = (
  status: number,
  title: string,
  ...details: { field?: string; message: string }[]
) =>
  Response.json(
    {
      error: {
        request_id: crypto.randomUUID(),
        title,
        message: "The request was refused.",
        details: details.map((one) => ({ reason: "Validation Error", ...one })),
      },
    },
    { status },
  );

/** Undocumented variants of refusing a duplicate. */
export type DuplicateWords = "named" | "repeated" | "unnamed" | "conflict";

/**
 * Ninja Van's documented API with its books in memory: tokens, orders, waybills, prices, events and
 * cancellation. The base address does not matter.
 */
export function fakeNinjaVan() {
  const requests: { method: string; path: string; search: string; body: unknown }[] = [];
  const orders = new Map<string, StoredOrder>();
  const tokens = new Set<string>();
  let misbehaviour: { mood: Mood; at: Endpoint | undefined; afterDoing: boolean } | undefined;
  let lastsSeconds = 43_200;
  let words: DuplicateWords = "named";
  let prefix = PREFIX;

  async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const body: unknown = text === "" ? {} : JSON.parse(text);
    requests.push({ method: request.method, path: pathname, search, body });
    const route = `${request.method} ${pathname}`;
    const [endpoint, pattern] =
      Object.entries(ENDPOINTS).find(([, one]) => one.test(route)) ?? ([] as undefined[]);
    if (!endpoint || !pattern) return refusal(404, "Not Found");
    const planned = misbehaviour;
    const isNow = planned && (planned.at === undefined || planned.at === endpoint);
    if (!isNow || planned.mood === "well") return act(endpoint as Endpoint);
    if (planned.afterDoing) await act(endpoint as Endpoint);
    return misbehave(planned.mood, request.signal);

    function act(name: Endpoint): Response | Promise<Response> {
      if (name === "token") return giveToken(body);
      const given = (request.headers.get("authorization") ?? "").replace(/^Bearer /, "");
      if (!tokens.has(given)) return refusal(401, "ACCESS_TOKEN_ERR");
      if (name === "orders") return create(body);
      if (name === "price") return priceOf(body);
      const number =
        name === "waybill" ? new URLSearchParams(search).get("tid") : pattern?.exec(route)?.[1];
      const order = orders.get(decodeURIComponent(number ?? ""));
      if (!order) return refusal(404, "Not Found", { message: "This parcel is not known." });
      if (name === "waybill") return waybill(order);
      return name === "events" ? eventsOf(order) : cancel(order);
    }
  }

  function giveToken(body: unknown): Response {
    const known = { client_id: ACCOUNT.clientId, client_secret: ACCOUNT.clientSecret };
    const wanted = z.object({
      client_id: z.literal(known.client_id),
      client_secret: z.literal(known.client_secret),
      grant_type: z.literal("client_credentials"),
    });
    if (!wanted.safeParse(body).success) return refusal(401, "Unauthorized");
    const token = crypto.randomUUID().replaceAll("-", "");
    tokens.add(token);
    return Response.json({
      access_token: token,
      expires: 1_795_000_000,
      expires_in: lastsSeconds,
      token_type: "bearer",
    });
  }

  function create(body: unknown): Response {
    const parsed = orderRequest.safeParse(body);
    if (!parsed.success) {
      const details = parsed.error.issues.map(({ path, message }) => ({
        field: path.join("."),
        message,
      }));
      return refusal(400, "Invalid Data", ...details);
    }
    const message = parsed.data;
    const trackingNumber = `${prefix}${message.requested_tracking_number}`;
    if (orders.has(trackingNumber))
      return refuseDuplicate(trackingNumber, message.requested_tracking_number);
    const first = { timestamp: "2026-11-27T09:00:00+0800", status: "Pending Pickup" };
    orders.set(trackingNumber, {
      trackingNumber,
      message,
      events: [{ ...first, is_parcel_on_rts_leg: false }],
      isCancelled: false,
    });
    return Response.json({ ...message, tracking_number: trackingNumber });
  }

  function refuseDuplicate(trackingNumber: string, reference: string): Response {
    const field = "requested_tracking_number";
    if (words === "conflict") return refusal(409, "Conflict");
    const what = { named: trackingNumber, repeated: reference, unnamed: "an order" }[words];
    return refusal(400, "Invalid Data", { field, message: `Duplicate of ${what}` });
  }

  return {
    ACCOUNT,
    /** All requests in order. */
    requests,
    /** By their tracking numbers. */
    orders,
    ordersOf: (reference: string): StoredOrder[] =>
      [...orders.values()].filter((one) => one.message.requested_tracking_number === reference),
    tokensGiven: () => tokens.size,
    /**
     * Applies from now on, everywhere or at one endpoint. `afterDoing` loses only the answer, and
     * the request still takes effect.
     */
    be(mood: Mood, { at, afterDoing = false }: { at?: Endpoint; afterDoing?: boolean } = {}) {
      misbehaviour = { mood, at, afterDoing };
    },
    refuseDuplicates: (how: DuplicateWords) => void (words = how),
    /** An account without a prefix has `""`. */
    usePrefix: (next: string) => void (prefix = next),
    /** For tokens issued from now on. */
    tokensLast: (seconds: number) => void (lastsSeconds = seconds),
    /** Rejects all issued tokens, whatever their lifetime. */
    endTokens: () => tokens.clear(),
    /** Adds an event to a parcel, at a time such as `2026-11-27T10:00:00+0800`. */
    happens(trackingNumber: string, status: string, timestamp: string, isReturning = false) {
      const order = orders.get(trackingNumber);
      if (!order) throw new Error(`Ninja Van knows no ${trackingNumber}`);
      order.events.push({ timestamp, status, is_parcel_on_rts_leg: isReturning });
    },
    answer,
    /** Connects to the fake without a network. */
    fetch: (url: string, init: RequestInit): Promise<Response> => answer(new Request(url, init)),
  };
}

export type FakeNinjaVan = ReturnType<typeof fakeNinjaVan>;

/** ₱85 for the first kilogram, and ₱30.50 for each further one. */
function priceOf(body: unknown): Response {
  const parsed = priceRequest.safeParse(body);
  if (!parsed.success) return refusal(400, "Invalid Data", { message: "No price for this route" });
  return Response.json({ data: { total_fee: 85 + 30.5 * (Math.ceil(parsed.data.weight) - 1) } });
}

async function waybill({ trackingNumber }: StoredOrder): Promise<Response> {
  const headers = { "content-type": "application/pdf" };
  return new Response(new Uint8Array(await waybillOf(trackingNumber)), { headers });
}

function eventsOf({ trackingNumber, message, events }: StoredOrder): Response {
  return Response.json({
    tracking_number: trackingNumber,
    is_full_history_available: true,
    events: events.map((event) => ({
      shipper_id: 1234,
      tracking_number: trackingNumber,
      shipper_order_ref_no: message.reference.merchant_order_number,
      ...event,
    })),
  });
}

function cancel(order: StoredOrder): Response {
  const { trackingNumber, events } = order;
  const isCollected = events.some(({ status }) => status !== "Pending Pickup");
  if (isCollected) {
    return refusal(400, "Invalid Data", { message: "This order cannot be cancelled any more." });
  }
  order.isCancelled = true;
  const timestamp = "2026-11-27T09:30:00+0800";
  events.push({ timestamp, status: "Cancelled", is_parcel_on_rts_leg: false });
  return Response.json({ trackingId: trackingNumber, status: "Cancelled", updatedAt: timestamp });
}
