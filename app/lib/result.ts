/** What a command answers: its value, or the reason a person was refused. Bugs and outages throw. */
export type Result<T, R extends Refusal = Refusal> = { ok: true; value: T } | R;

export type Refusal<Reason extends string = string> = { ok: false; reason: Reason };

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** `details` carries what the message to the person needs, such as the product's name. */
export function refuse<Reason extends string, D extends object = object>(
  reason: Reason,
  details?: D,
): { ok: false; reason: Reason } & D {
  return { ok: false, reason, ...(details ?? ({} as D)) };
}
