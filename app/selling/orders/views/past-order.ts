import type { PastLine } from "../rules/past-order.ts";

export const listLines = (lines: readonly PastLine[]): string =>
  lines.map(({ name, quantity }) => `${name} ×\u00A0${quantity}`).join(", ");
