import { eq } from "drizzle-orm";
import { data, href } from "react-router";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { markDelivered } from "#app/selling/orders/commands/mark-delivered.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { takeBackParcel } from "#app/fulfilment/returns/commands/take-back-parcel.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { askCourier } from "../../commands/ask-courier.server.ts";
import { noteParcelNews } from "../../commands/note-parcel-news.server.ts";
import { stillInput, type StillInput } from "../../input.ts";
import { stillMessages as say } from "../../texts/staff.ts";

type ActResult = Result<string, Refusal<keyof typeof say.problems>>;
type ParcelInQueue = { orderId: string; number: number; orderNumber: string };

/** Handles one of the forms about a stalled parcel. The page then shows the next parcel. */
export async function submitStill(request: Request, served: RequestContext) {
  const texts = await readFormTexts(request);
  const form = parseForm(stillInput, texts);
  const about = texts["parcelId"] ?? "";
  if (!form.ok) {
    const { errors } = form;
    const message = Object.values(errors)[0] ?? say.problems.unknown;
    return data({ about, message, errors, values: texts }, { status: 422 });
  }
  const named = await findNamed(served.ctx, form.value.parcelId);
  const done: ActResult = named
    ? await carryOut(served.ctx, form.value, named)
    : refuse("not_found" as const);
  if (!done.ok) {
    const message = say.problems[done.reason];
    return data({ about, message, errors: {}, values: texts }, { status: 409 });
  }
  const next = `${href("/admin/orders/still")}?after=${form.value.parcelId}`;
  return redirectWithFlash(served, next, done.value);
}

async function findNamed({ db }: Ctx, parcelId: string): Promise<ParcelInQueue | undefined> {
  const [named] = await db
    .select({
      orderId: parcels.orderId,
      number: parcels.number,
      orderNumber: orders.orderNumber,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(eq(parcels.id, parcelId));
  return named;
}

async function carryOut(ctx: Ctx, form: StillInput, named: ParcelInQueue): Promise<ActResult> {
  const { orderId, number, orderNumber } = named;
  switch (form.intent) {
    case "asked": {
      const asked = await askCourier(ctx, form);
      return asked.ok ? ok(say.ask.done(form.days)) : asked;
    }
    case "arrived": {
      const arrived = await markDelivered(ctx, { orderId, parcel: number });
      return arrived.ok ? ok(say.arrived.done(orderNumber)) : arrived;
    }
    case "came-back": {
      const back = await takeBackParcel(ctx, { orderId, key: form.key, parcel: number });
      if (back.ok) return ok(say.back.done(back.value.number));
      return back.reason === "forbidden" ? refuse("forbidden") : refuse("illegal");
    }
    case "coming_back":
    case "lost": {
      const noted = await noteParcelNews(ctx, { ...form, word: form.intent });
      return noted.ok ? ok(say.heard.done(orderNumber)) : noted;
    }
  }
}
