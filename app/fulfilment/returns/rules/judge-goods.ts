import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";

type Units = ReadonlyMap<string, number>;

/** What of each line came, where something did and no more than was asked for. */
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
 * Why goods that came back are never sold again, whatever they look like. What needs the fridge has
 * left it: no one can show that it stayed cold. Of a line with several lots one of which is
 * recalled, all units count as recalled, since the order does not say which of them came back.
 */
export function whyUnsellable({ needsCold, isRecalled }: Goods): Unsellable | undefined {
  if (isRecalled) return "recalled";
  return needsCold ? "cold" : undefined;
}

type CameLine = Goods & { id: string; received: number | null };

/** How much of each line is good enough to be sold again; the rest of what came is not. */
export function judgeInspection(
  lines: readonly CameLine[],
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
