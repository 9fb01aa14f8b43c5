import type { FakeProvider } from "./provider.fixture.ts";
import { fakeMaya } from "./maya.fixture.ts";
import { fakePaymongo } from "./paymongo.fixture.ts";
import { fakeXendit } from "./xendit.fixture.ts";

/** A fake of every provider. `at` is the base address of all fakes, with one folder each. */
export function everyFake(at?: string): FakeProvider[] {
  const of = (name: string) => at && `${at}/${name}`;
  return [fakePaymongo(of("paymongo")), fakeXendit(of("xendit")), fakeMaya(of("maya"))];
}
