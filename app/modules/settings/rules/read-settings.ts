import { isDay } from "#app/lib/is-day.ts";
import { SETTINGS, isSettingKey, type SettingKey, type Settings } from "./definitions.ts";
import { readWeek } from "./week.ts";

/** Typed values from stored texts; a key without a valid stored text has its default. */
export function readSettings(stored: Readonly<Record<string, string>>): Settings {
  const keys = Object.keys(SETTINGS).filter(isSettingKey);
  const entries = keys.map((key) => [key, typed(key, usable(key, stored[key]))]);
  return Object.fromEntries(entries) as Settings;
}

/** Why a text cannot be stored under a key, or undefined when it can. */
export function settingProblem(key: SettingKey, text: string): string | undefined {
  const definition = SETTINGS[key];
  if (text.length > 2_000) return "Use at most 2,000 characters.";
  switch (definition.type) {
    case "boolean":
      return text === "true" || text === "false" ? undefined : "Choose on or off.";
    case "number":
      return numberProblem(text, { min: 1, max: 9_999, ...definition });
    case "select":
      return (definition.choices as readonly string[]).includes(text)
        ? undefined
        : `Choose one of: ${definition.choices.join(", ")}.`;
    case "email":
      return text === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
        ? undefined
        : "Enter an email address.";
    case "date":
      return text === "" || isDay(text) ? undefined : "Enter a day, such as 2026-11-30.";
    case "hours":
      return readWeek(text) ? undefined : "Write one range a line, such as: Mon-Fri 9AM-6PM.";
    default:
      return undefined;
  }
}

type Range = { min: number; max: number };

function numberProblem(text: string, { min, max }: Range): string | undefined {
  const number = /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : -1;
  if (number >= min && number <= max) return undefined;
  return `Enter a whole number from ${min} to ${max}.`;
}

function usable(key: SettingKey, text: string | undefined): string {
  return text !== undefined && !settingProblem(key, text) ? text : SETTINGS[key].default;
}

function typed(key: SettingKey, text: string): string | number | boolean {
  if (SETTINGS[key].type === "boolean") return text === "true";
  return SETTINGS[key].type === "number" ? Number(text) : text;
}
