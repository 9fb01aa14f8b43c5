import { href } from "react-router";
import { OwnArrival } from "#app/modules/arrivals/components/own-arrival.tsx";
import type { ShownAnswer } from "#app/modules/arrivals/views/show-answer.ts";
import { OwnReturns } from "#app/modules/returns/components/own-returns.tsx";
import type { ShownReturns } from "#app/modules/returns/views/show-own-returns.ts";

type AfterArrivalProps = {
  token: string;
  arrival: { answer: ShownAnswer | undefined } | undefined;
  returns: ShownReturns;
};

/** What a buyer can do about a parcel that has come. */
export function AfterArrival({ token, arrival, returns }: AfterArrivalProps) {
  return (
    <>
      <OwnArrival href={href("/order/:token/arrival", { token })} shown={arrival} />
      <OwnReturns shown={returns} token={token} />
    </>
  );
}
