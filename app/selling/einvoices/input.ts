import { z } from "zod";
import { isDay } from "#app/lib/is-day.ts";
import { manyLines, oneLine } from "#app/lib/plain-text.ts";
import { RECEIVERS } from "./rules/receivers.ts";
import { connectionMessages as connection } from "./texts/staff-connection.ts";
import { eInvoiceMessages as say } from "./texts/staff.ts";

export const dayForm = z.object({
  day: z.string(say.problems.day).refine(isDay, say.problems.day),
});

/** A TIN with its branch, in any punctuation. */
const tin = oneLine(40, say).transform((typed) => typed.replaceAll(/[\s-]/g, ""));
const isTin = (digits: string) => /^\d{9}(?:\d{3,5})?$/.test(digits);

export const correctionForm = z.object({
  sellerName: oneLine(200, say).min(1, say.problems.name),
  sellerTin: tin.refine(isTin, say.problems.tin),
  sellerAddress: manyLines(300, say).min(1, say.required),
  buyerName: oneLine(200, say).min(1, say.problems.name),
  buyerTin: tin.refine((digits) => digits === "" || isTin(digits), say.problems.tin),
  buyerAddress: manyLines(300, say),
  remark: oneLine(500, say),
});
export type Correction = z.output<typeof correctionForm>;

export const answerForm = z
  .object({
    result: z.enum(["accepted", "rejected"], say.problems.result),
    says: oneLine(300, say),
  })
  .refine(({ result, says }) => result === "accepted" || says !== "", {
    path: ["says"],
    error: say.problems.says,
  });
export type ProviderAnswer = z.output<typeof answerForm>;

const secret = (max: number) =>
  oneLine(max, connection).refine((key) => !/\s/.test(key), connection.unusual);
const base64 = (max: number, problem: string) =>
  manyLines(max, connection)
    .transform((typed) => typed.replaceAll(/\s/g, ""))
    .refine((key) => /^[A-Za-z0-9+/]*={0,2}$/.test(key), problem);

/** An empty secret leaves the stored one. */
export const connectionForm = z.object({
  receiver: z.enum(RECEIVERS, connection.problems.receiver),
  accreditation: oneLine(8, connection).regex(
    /^[A-Za-z0-9]{8}$/,
    connection.problems.accreditation,
  ),
  applicationId: oneLine(60, connection).min(1, connection.required),
  applicationKey: secret(60),
  userId: oneLine(40, connection).min(1, connection.required),
  password: secret(60),
  publicKey: base64(2_000, connection.problems.publicKey).refine(
    (key) => key !== "",
    connection.problems.publicKey,
  ),
  signingKeyId: oneLine(60, connection).min(1, connection.required),
  signingKey: base64(5_000, connection.problems.signingKey),
});
export type ConnectionInput = z.output<typeof connectionForm>;
