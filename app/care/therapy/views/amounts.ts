import type { Micrograms } from "#app/care/dosing/rules/medications.ts";

/** Milligrams with all their decimals. */
export const showMg = (dose: Micrograms): string => `${dose / 1_000} mg`;

/** Milliliters with all their decimals, down to a microliter. */
export const showMl = (microlitres: number): string => `${microlitres / 1_000} mL`;

/** The value of a field for milligrams. */
export const typedMg = (dose: Micrograms): string => String(dose / 1_000);

/** Milligrams per milliliter, to two decimals. */
export const showStrength = (mgPerMl: number): string => String(Math.round(mgPerMl * 100) / 100);
