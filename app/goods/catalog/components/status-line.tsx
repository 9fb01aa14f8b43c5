import { catalogMessages as say } from "../texts/shopper.ts";

/** Where a product stands with regulators; it stands above the price, wherever that is shown. */
export function StatusLine({ status }: { status: string }) {
  return (
    <p className="text-sm text-ink-soft">
      <span className="sr-only">{say.status} </span>
      {status}
    </p>
  );
}
