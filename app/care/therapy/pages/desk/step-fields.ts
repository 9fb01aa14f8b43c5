import { MOST_STEPS } from "../../rules/plan-terms.ts";

/** The steps of an instruction that the form has room for, from 1, and the names of their fields. */
export const STEPS = Array.from({ length: MOST_STEPS }, (_, index) => index + 1);
export const doseField = (step: number) => `dose${step}`;
export const countField = (step: number) => `count${step}`;
