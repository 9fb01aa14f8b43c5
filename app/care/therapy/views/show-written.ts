import { formatDate } from "#app/lib/dates.ts";
import type { WrittenInstruction } from "../queries/written-for.server.ts";
import { instructionMessages as say } from "../texts/staff.ts";
import { showMg, showMl } from "./amounts.ts";

/** An instruction for staff: its author, the contact before it, and whether it is still valid. */
export function showWritten({ instruction, product, visit }: WrittenInstruction) {
  const { id, steps, everyDays, vialMicrograms, waterMicrolitres } = instruction;
  const { clinicianName, writtenAt, replacedAt, validUntil, contactOn, contactBy } = instruction;
  const after =
    contactOn !== null && contactBy !== null
      ? say.afterContact(say.ways[contactBy], formatDate(contactOn))
      : visit === null
        ? ""
        : say.afterVisit(visit);
  return {
    id,
    product,
    by: [say.by(clinicianName, formatDate(writtenAt)), after].filter(Boolean).join(", "),
    state: replacedAt ? say.replaced(formatDate(replacedAt)) : say.holds(formatDate(validUntil)),
    steps: steps.map(({ micrograms, doses }) => say.step(showMg(micrograms), doses, everyDays)),
    mix:
      vialMicrograms && waterMicrolitres
        ? say.mix(showMg(vialMicrograms), showMl(waterMicrolitres))
        : undefined,
  };
}

export type ShownWritten = ReturnType<typeof showWritten>;
