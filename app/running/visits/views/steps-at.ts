import { href } from "#app/lib/href.ts";
import type { Step } from "../rules/steps.ts";

/** Pages for staff, and pages that simulate other services. */
const NOT_A_VISIT = /^\/(admin|admin-auth|demo|dev|test-gateway)(\/|$)/;

const PRODUCTS = href("/product/:id", { id: "x" }).slice(0, -1);

export function stepsAt(pathname: string, hasCart: boolean): Step[] {
  if (NOT_A_VISIT.test(pathname)) return [];
  const isAt = (page: string) => pathname === page || pathname === `${page}/`;
  const steps: Step[] = ["visit"];
  if (isAt(PRODUCTS + pathname.split("/")[2])) steps.push("product");
  if (hasCart) steps.push("cart");
  if (isAt(href("/checkout"))) steps.push("checkout");
  if (isAt(href("/assessment"))) steps.push("assessment");
  if (isAt(href("/assessment/result"))) steps.push("assessment_result");
  return steps;
}
