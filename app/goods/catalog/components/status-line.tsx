import { catalogMessages as say } from "../texts/shopper.ts";

/** The regulatory status, shown above every price. */
export function StatusLine({ status }: { status: string }) {
  return (
    <p className="text-sm text-ink-soft">
      <span className="sr-only">{say.status} </span>
      {status}
    </p>
  );
}
