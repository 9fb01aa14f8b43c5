import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { NOW } from "#tests/now.ts";
import { currentWord, inOrderOfTime, wasDelivered, type ParcelEvent } from "./fold-events.ts";
import { PARCEL_WORDS } from "./parcel-words.ts";

const events = fc.array(
  fc.record({
    word: fc.constantFrom(...PARCEL_WORDS),
    happenedAt: fc.integer({ min: 0, max: 20 }).map((minutes) => addMinutes(NOW, minutes)),
  }),
  { maxLength: 12 },
);

const at = (word: ParcelEvent["word"], minutes: number) => ({
  word,
  happenedAt: addMinutes(NOW, minutes),
});

describe("where a parcel is", () => {
  it("is what happened last, not what was heard last", () => {
    expect(currentWord([])).toBeUndefined();
    expect(currentWord([at("delivered", 9), at("out_for_delivery", 3)])).toBe("delivered");
    expect(currentWord([at("delivered", 3), at("coming_back", 9)])).toBe("coming_back");
    expect(currentWord([at("delivered", 3), at("out_for_delivery", 3)])).toBe("delivered");
  });

  it("is the same in whatever order it is heard, and however often", () => {
    fc.assert(
      fc.property(
        events.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }),
          ),
        ),
        ([all, heard]) => {
          expect(currentWord(heard)).toBe(currentWord(all));
          expect(wasDelivered(heard)).toBe(wasDelivered(all));
        },
      ),
    );
  });

  it("is the last of what is told in the order of time", () => {
    fc.assert(
      fc.property(events, (all) => {
        const times = inOrderOfTime(all).map(({ happenedAt }) => happenedAt.getTime());
        expect(times.toSorted((a, b) => a - b)).toEqual(times);
        expect(inOrderOfTime(all).at(-1)?.word).toBe(currentWord(all));
      }),
    );
  });
});
