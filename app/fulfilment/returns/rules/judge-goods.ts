import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";

type Units = ReadonlyMap<string, number>;

/** Received units per line: at least one in all, and at most the requested units. */
export function judgeArrival(
  lines: readonly { id: string; units: number }[],
  came: Units,
): Result<{ id: string; received: number }[], Refusal<"nothing_came" | "too_many">> {
  const arrived = lines.map(({ id, units }) => ({ id, units, received: came.get(id) ?? 0 }));
  if (arrived.every(({ received }) => received === 0)) return refuse("nothing_came");
  if (arrived.some(({ received, units }) => received > units)) return refuse("too_many");
  return ok(arrived.map(({ id, received }) => ({ id, received })));
}

export type Unsellable = "cold" | "recalled";

type Goods = { needsCold: boolean; isRecalled: boolean };

/**
 * Why returned goods are never sold again, regardless of their condition. Cold goods have left the
 * fridge, and no one can show that they stayed cold. If a line came from several lots and one is
 * recalled, all its units are treated as recalled, since the order does not show which of them came
 * back.
 */
export function whyUnsellable({ needsCold, isRecalled }: Goods): Unsellable | undefined {
  if (isRecalled) return "recalled";
  return needsCold ? "cold" : undefined;
}

type ReceivedLine = Goods & { id: string; received: number | null };

export function judgeInspection(
  lines: readonly ReceivedLine[],
  good: Units,
): Result<{ id: string; good: number; spoiled: number }[], Refusal<"too_many_good" | Unsellable>> {
  const seen = lines.map((line) => ({ ...line, good: good.get(line.id) ?? 0 }));
  const [unsellable] = seen.flatMap((line) => (line.good > 0 && whyUnsellable(line)) || []);
  if (unsellable) return refuse(unsellable);
  if (seen.some((line) => line.good > (line.received ?? 0))) return refuse("too_many_good");
  return ok(
    seen.map((line) => ({
      id: line.id,
      good: line.good,
      spoiled: (line.received ?? 0) - line.good,
    })),
  );
}
