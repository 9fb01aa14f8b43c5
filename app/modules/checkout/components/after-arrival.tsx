import { OwnArrivals } from "#app/modules/arrivals/components/own-arrival.tsx";
import type { OwnArrivalOf } from "#app/modules/arrivals/views/own-arrival.ts";
import { OwnReturns } from "#app/modules/returns/components/own-returns.tsx";
import type { ShownReturns } from "#app/modules/returns/views/show-own-returns.ts";

type AfterArrivalProps = {
  token: string;
  arrivals: readonly OwnArrivalOf[];
  returns: ShownReturns;
};

/** What a buyer can do about a parcel that has come. */
export function AfterArrival({ token, arrivals, returns }: AfterArrivalProps) {
  return (
    <>
      <OwnArrivals shown={arrivals} token={token} />
      <OwnReturns shown={returns} token={token} />
    </>
  );
}
