import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { judgeFigure } from "../../rules/judge-figure.ts";
import {
  CONCLUDED,
  MEASURED,
  UNITS,
  type LabResult,
  type MeasuredTest,
} from "../../rules/lab-tests.ts";
import { resultMessages as say } from "../../texts/staff-results.ts";

type Texts = Readonly<Record<string, string>>;
type Errors = Record<string, string>;
type ResultReading = { result?: LabResult; errors: Errors };

const LONGEST = 120;
const DECIMAL = /^\d{1,7}(?:\.\d{1,4})?$/;
const PRINTED = /^\P{Cc}*$/u;

/**
 * Reads a report's results from its form. A field's name joins the test and the fact. A test
 * without values is left out.
 */
export function readResults(
  sent: Texts,
): Result<LabResult[], Refusal<"invalid"> & { errors: Errors }> {
  const read = [
    ...CONCLUDED.map((test) => readConclusion(test, sent)),
    ...MEASURED.map((test) => readMeasured(test, sent)),
  ];
  const errors: Errors = Object.assign({}, ...read.map((one) => one.errors));
  const results = read.flatMap(({ result }) => result ?? []);
  if (Object.keys(errors).length === 0 && results.length === 0) {
    errors["identityVerdict"] = say.oneNeeded;
  }
  return Object.keys(errors).length > 0 ? refuse("invalid", { errors }) : ok(results);
}

function readConclusion(test: (typeof CONCLUDED)[number], sent: Texts): ResultReading {
  const [verdict, method] = [given(sent, `${test}Verdict`), given(sent, `${test}Method`)];
  if (verdict === "") {
    return { errors: method === "" ? {} : { [`${test}Verdict`]: say.conclusionNeeded } };
  }
  if (verdict !== "passed" && verdict !== "failed") {
    return { errors: { [`${test}Verdict`]: say.conclusionNeeded } };
  }
  const errors = textErrors(`${test}Method`, method, say.methodNeeded);
  const nothing = { figure: null, isBelow: false, unit: null, atLeast: null, atMost: null };
  return { errors, result: { test, verdict, method, ...nothing, limitSource: null } };
}

function readMeasured(test: MeasuredTest, sent: Texts): ResultReading {
  const field = (name: string) => given(sent, `${test}${name}`);
  const [typed, method, limitSource] = [field("Figure"), field("Method"), field("Source")];
  const [least, most] = [field("AtLeast"), field("AtMost")];
  const isEmpty = [typed, method, limitSource, least, most].every((text) => text === "");
  if (isEmpty) return { errors: {} };
  const isBelow = typed.startsWith("<");
  const figure = decimal(typed.replace(/^<\s*/, ""));
  const unit = UNITS[test].find((one) => one === field("Unit")) ?? UNITS[test][0];
  const errors: Errors = textErrors(`${test}Method`, method, say.methodNeeded);
  if (figure === undefined || (test === "purity" && (figure <= 0 || figure > 100))) {
    errors[`${test}Figure`] = say.figureNeeded[test];
  }
  const [atLeast, atMost] = [least, most].map((text) => (text === "" ? null : decimal(text)));
  if (atLeast === undefined) errors[`${test}AtLeast`] = say.limitNeeded;
  if (atMost === undefined) errors[`${test}AtMost`] = say.limitNeeded;
  if (atLeast != null && atMost != null && atLeast > atMost) {
    errors[`${test}AtMost`] = say.limitsCross;
  }
  const hasLimit = least !== "" || most !== "";
  if (hasLimit) Object.assign(errors, textErrors(`${test}Source`, limitSource, say.sourceNeeded));
  else if (limitSource !== "") errors[`${test}Source`] = say.limitOfSourceNeeded;
  if (figure === undefined || atLeast === undefined || atMost === undefined) return { errors };
  const verdict = judgeFigure({ figure, isBelow }, { atLeast, atMost });
  const limits = { atLeast, atMost, limitSource: hasLimit ? limitSource : null };
  return { errors, result: { test, figure, isBelow, unit, ...limits, verdict, method } };
}

function given(sent: Texts, name: string): string {
  return Object.hasOwn(sent, name) ? (sent[name] ?? "").trim() : "";
}

function decimal(text: string): number | undefined {
  return DECIMAL.test(text) ? Number(text) : undefined;
}

function textErrors(name: string, text: string, empty: string): Errors {
  if (text === "") return { [name]: empty };
  if (text.length > LONGEST) return { [name]: say.tooLong(LONGEST) };
  return PRINTED.test(text) && text.isWellFormed() ? {} : { [name]: say.unusual };
}
