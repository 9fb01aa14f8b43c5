import type { FakeProvider } from "./provider.fixture.ts";
import { fakeMaya } from "./maya.fixture.ts";
import { fakePaymongo } from "./paymongo.fixture.ts";
import { fakeXendit } from "./xendit.fixture.ts";

/** A fake of every provider; `at` is where they stand in for all of them, a folder for each. */
export function everyFake(at?: string): FakeProvider[] {
  const of = (name: string) => at && `${at}/${name}`;
  return [fakePaymongo(of("paymongo")), fakeXendit(of("xendit")), fakeMaya(of("maya"))];
}
