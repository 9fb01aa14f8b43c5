import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { settingMessages as say } from "../texts/staff.ts";
import { SETTINGS, type SettingKey } from "./definitions.ts";
import { settingProblem } from "./read-settings.ts";

type InvalidSettings = Refusal<"invalid"> & { errors: Record<string, string> };
type Values = Partial<Record<SettingKey, string>>;

const PAIRS = [
  ["ships_days_min", "ships_days_max"],
  ["arrives_days_min", "arrives_days_max"],
] as const;

/** The texts of a settings form by key, or its errors by field. */
export function readForm(
  texts: Readonly<Record<string, string>>,
  keys: readonly SettingKey[],
): Result<Values, InvalidSettings> {
  const values: Values = {};
  const errors: Record<string, string> = {};
  for (const key of keys) {
    const value = typed(key, texts[key]);
    const problem = value === undefined ? say.incomplete : fieldProblem(key, value);
    if (problem !== undefined) errors[key] = problem;
    values[key] = value ?? "";
  }
  for (const [least, most] of PAIRS) {
    if (Number(values[least]) > Number(values[most])) errors[most] ??= say.order;
  }
  return Object.keys(errors).length > 0 ? refuse("invalid", { errors }) : ok(values);
}

/** An unticked box sends nothing. Every other field sends at least an empty text. */
function typed(key: SettingKey, sent: string | undefined): string | undefined {
  const { type } = SETTINGS[key];
  if (type === "boolean") return String(sent !== undefined);
  const text = sent?.replaceAll("\r\n", "\n").trim();
  return type === "number" ? text?.replaceAll(",", "") : text;
}

function fieldProblem(key: SettingKey, value: string): string | undefined {
  const { type } = SETTINGS[key];
  const oneLine = type !== "textarea" && type !== "hours" && type !== "emails";
  const plain = oneLine ? /^\P{Cc}*$/u : /^[\P{Cc}\n\t]*$/u;
  if (!value.isWellFormed() || !plain.test(value)) return say.unusual;
  if (key === "site_name" && value === "") return say.name;
  return settingProblem(key, value);
}
