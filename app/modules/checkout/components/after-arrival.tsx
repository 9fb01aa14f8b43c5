import { OwnArrivals } from "#app/modules/arrivals/components/own-arrival.tsx";
import type { OwnArrivalOf } from "#app/modules/arrivals/views/own-arrival.ts";
import {
  OwnInvoices,
  type OwnInvoicesShown,
} from "#app/modules/invoices/components/own-invoices.tsx";
import { OwnReturns } from "#app/modules/returns/components/own-returns.tsx";
import type { ShownReturns } from "#app/modules/returns/views/show-own-returns.ts";

type AfterArrivalProps = {
  token: string;
  arrivals: readonly OwnArrivalOf[];
  returns: ShownReturns;
  invoices: OwnInvoicesShown;
};

/** The papers of an order, and what a buyer can do about a parcel that has come. */
export function AfterArrival({ token, arrivals, returns, invoices }: AfterArrivalProps) {
  return (
    <>
      <OwnArrivals shown={arrivals} token={token} />
      <OwnInvoices shown={invoices} token={token} />
      <OwnReturns shown={returns} token={token} />
    </>
  );
}
