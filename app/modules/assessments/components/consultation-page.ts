import type { Register } from "react-router";

type Pages = Register extends { pages: infer P } ? keyof P : never;
type ConsultationPage = Extract<Pages, "/consultation"> extends never ? undefined : "/consultation";

/**
 * Where a consultation is booked. As soon as the shop has the page, `undefined` does not compile
 * here any more, and every result leads there.
 */
const CONSULTATION_PAGE: ConsultationPage = undefined;

export function consultationPage(): string | undefined {
  return CONSULTATION_PAGE;
}
