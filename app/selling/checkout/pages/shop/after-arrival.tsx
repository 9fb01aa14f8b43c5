import { href } from "react-router";
import {
  OwnInvoices,
  type OwnInvoicesShown,
} from "#app/selling/invoices/components/own-invoices.tsx";
import { OwnReturns } from "#app/fulfilment/returns/components/own-returns.tsx";
import { receiptPrint } from "../../texts/shopper-receipt-print.ts";
import type { ShownReturns } from "#app/fulfilment/returns/views/show-own-returns.ts";
import { TextAnchor } from "#app/ui/button.tsx";

type AfterArrivalProps = {
  token: string;
  returns: ShownReturns;
  invoices: OwnInvoicesShown;
  /** The order is paid, so its receipt can be printed. */
  hasReceipt: boolean;
};

/** The documents of an order, and the buyer's options for an arrived parcel. */
export function AfterArrival(shown: AfterArrivalProps) {
  const { token, returns, invoices, hasReceipt } = shown;
  return (
    <>
      {hasReceipt && (
        <p>
          <TextAnchor href={href("/order/:token/receipt/pdf", { token })}>
            {receiptPrint.download}
          </TextAnchor>
        </p>
      )}
      <OwnInvoices shown={invoices} token={token} />
      <OwnReturns shown={returns} token={token} />
    </>
  );
}
