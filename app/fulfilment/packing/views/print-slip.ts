import { dueOf } from "#app/selling/orders/rules/order-terms.ts";
import { shopPlace } from "#app/running/settings/views/imprint.ts";
import { encode } from "uqr";
import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { showPhone } from "#app/people/customers/rules/phone.ts";
import { privateNames } from "#app/running/settings/rules/private-names.ts";
import { COUNTRY, addressLines } from "#app/selling/orders/views/address-lines.ts";
import type { PrintDocument } from "#app/platform/print/print-document.ts";
import { slipText as say } from "../texts/staff.ts";
import { pictureOf, type SlipSource } from "./slip-source.ts";
import type { SlipUrls } from "./slip-urls.ts";

type Shop = {
  site_name: string;
  business_name: string;
  business_address: string;
  address: string;
  contact_email: string;
  phone_number: string;
  private_sender_name: string;
  private_parcel_name: string;
};

export type SlipArt = {
  logo: PrintDocument["sender"]["logo"];
  /** By the name of the picture. */
  pictures: ReadonlyMap<string, Uint8Array>;
};

/**
 * The slip in a parcel, and the label on it. It shows no price, because a parcel is often a gift. A
 * discreet slip names neither the shop, nor its web address, nor a product.
 */
export function printSlip(
  source: SlipSource,
  shop: Shop,
  urls: SlipUrls,
  { logo, pictures }: Partial<SlipArt> = {},
): PrintDocument {
  const { order, number, all, isCold: cold } = source;
  const to = [
    `${order.firstName} ${order.lastName}`,
    ...addressLines(order),
    COUNTRY,
    ...(order.phone ? [showPhone(order.phone)] : []),
  ];
  const { isDiscreet } = order;
  const neutral = privateNames(shop);
  const from = given(
    isDiscreet ? neutral.sender : shop.business_name || shop.site_name,
    ...shopPlace(shop).split("\n"),
    shop.phone_number,
  );
  const collect = order.paymentStatus === "cod_due" ? formatMoney(dueOf(order)) : undefined;
  const which = all > 1 ? [say.which(number, all)] : [];
  return {
    title: say.title(order.orderNumber),
    sender: {
      name: isDiscreet ? neutral.sender : shop.site_name,
      lines: from,
      ...(logo && !isDiscreet && { logo }),
    },
    facts: [
      { label: say.shipTo, lines: to },
      { label: say.order, lines: [order.orderNumber, say.placed(formatDate(order.createdAt))] },
      {
        label: say.parcel,
        lines: [...which, cold ? say.cold : say.usual, ...(collect ? [say.collect(collect)] : [])],
      },
    ],
    table: tableOf(source, isDiscreet ? neutral.contents : undefined, pictures),
    totals: [],
    notes: notesOf(source, shop, urls),
    pageOf: say.pageOf,
    label: {
      from: { label: say.from, lines: from },
      to: { label: say.to, lines: to },
      number: order.orderNumber,
      marks: [
        ...(isDiscreet ? [say.contents(neutral.contents)] : []),
        ...which,
        ...(cold ? [say.cold] : []),
        ...(collect ? [say.collect(collect)] : []),
      ],
      code: encode(order.orderNumber).data,
    },
  };
}

/** `discreetly` is what a discreet slip calls each item; it has no code or picture either. */
function tableOf(
  { order, lines }: SlipSource,
  discreetly: string | undefined,
  pictures: SlipArt["pictures"] | undefined,
): PrintDocument["table"] {
  return {
    isChecklist: true,
    ...(discreetly === undefined && {
      pictures: lines.map(({ sku }) => pictures?.get(pictureOf(order, sku)?.name ?? "")),
    }),
    columns: [
      { label: say.columns.sku, share: 1.6 },
      { label: say.columns.item, share: 3 },
      { label: say.columns.lot, share: 3 },
      { label: say.columns.units, share: 0.8, numeric: true },
    ],
    rows: lines.map((line) => [
      discreetly === undefined ? line.sku : "",
      discreetly ?? line.name,
      lotsOf(line),
      String(line.units),
    ]),
  };
}

function notesOf(
  { order, isCold, lines }: SlipSource,
  shop: Shop,
  { verify, arrival }: SlipUrls,
): PrintDocument["notes"] {
  const toVerify = !order.isDiscreet && lines.some(({ lots }) => lots.length > 0);
  return [
    ...(toVerify ? [{ label: say.check, text: say.checkText(verify) }] : []),
    ...(isCold ? [{ label: say.arrival, text: say.arrivalText, code: encode(arrival).data }] : []),
    ...(order.notes ? [{ label: say.notes, text: order.notes }] : []),
    ...(order.isDiscreet || shop.contact_email === ""
      ? []
      : [{ label: say.questions, text: say.help(shop.contact_email) }]),
  ];
}

function lotsOf({ lots }: SlipSource["lines"][number]): string {
  return lots
    .map(({ number, units, expiresOn }) => say.lot(number, units, formatDate(expiresOn)))
    .join("\n");
}

const given = (...texts: string[]) =>
  texts.map((text) => text.trim()).filter((text) => text !== "");
