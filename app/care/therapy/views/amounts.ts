import type { Micrograms } from "#app/care/dosing/rules/medications.ts";

/** In milligrams, with as many places as it has. */
export const showMg = (dose: Micrograms): string => `${dose / 1_000} mg`;

/** In millilitres, to the microlitre. */
export const showMl = (microlitres: number): string => `${microlitres / 1_000} mL`;

/** What stands in a field that takes milligrams. */
export const typedMg = (dose: Micrograms): string => String(dose / 1_000);

/** Milligrams in a millilitre, to two places. */
export const showStrength = (mgPerMl: number): string => String(Math.round(mgPerMl * 100) / 100);
