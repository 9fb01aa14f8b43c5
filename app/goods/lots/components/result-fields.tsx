import type { Texts } from "#app/lib/edit.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { MEASURED, TESTS, UNITS, type MeasuredTest, type Test } from "../rules/lab-tests.ts";
import { resultMessages as say } from "../texts/staff-results.ts";

type ResultFieldsProps = { errors: Texts; values: Texts };

const SHORT = { method: say.method, figure: say.figure } as const;
const PARTS = { AtLeast: say.atLeast, AtMost: say.atMost, Source: say.source } as const;

const isMeasured = (test: Test): test is MeasuredTest => MEASURED.some((one) => one === test);

/** The fields with the names of their tests, for the summary of errors. */
export const resultFieldNames = [
  ...TESTS.flatMap((test) =>
    (isMeasured(test)
      ? [["Figure", SHORT.figure], ["Method", SHORT.method], ...Object.entries(PARTS)]
      : [
          ["Verdict", say.verdict],
          ["Method", SHORT.method],
        ]
    ).map(([part = "", label]) => ({ name: test + part, label: `${say.tests[test]}: ${label}` })),
  ),
  { name: "failureSeen", label: say.confirm },
];

/** The report's results for each of the five tests; a test that it does not have stays empty. */
export function ResultFields({ errors, values }: ResultFieldsProps) {
  return (
    <>
      <div className="grid gap-1">
        <h3 className="font-text text-base font-semibold">{say.results}</h3>
        <p className="text-sm text-ink-soft">{say.resultsLead}</p>
      </div>
      {TESTS.map((test) => (
        <fieldset className="grid gap-3 border-t border-line pt-3" key={test}>
          <legend className="float-left w-full font-semibold">{say.tests[test]}</legend>
          {isMeasured(test) ? (
            <Measurement errors={errors} test={test} values={values} />
          ) : (
            <Conclusion errors={errors} test={test} values={values} />
          )}
          <Line errors={errors} label={say.method} name={`${test}Method`} values={values} />
        </fieldset>
      ))}
      {errors["failureSeen"] && (
        <CheckboxField
          error={errors["failureSeen"]}
          hint={say.confirmHint}
          label={say.confirm}
          name="failureSeen"
        />
      )}
    </>
  );
}

type TestProps<T> = ResultFieldsProps & { test: T };

function Conclusion({ errors, values, test }: TestProps<Test>) {
  const name = `${test}Verdict`;
  return (
    <Field error={errors[name]} label={say.verdict} name={name}>
      <Select defaultValue={values[name] ?? ""}>
        {Object.entries(say.verdicts).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Measurement({ errors, values, test }: TestProps<MeasuredTest>) {
  const units: readonly string[] = UNITS[test];
  const given = { errors, values };
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <Line
          {...given}
          hint={say.figureHint}
          label={units.length === 1 ? `${say.figure} (${units[0]})` : say.figure}
          name={`${test}Figure`}
        />
        {units.length > 1 && (
          <Field label={say.unit} name={`${test}Unit`}>
            <Select defaultValue={values[`${test}Unit`]}>
              {units.map((unit) => (
                <option key={unit} value={unit}>
                  {unit}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        <Line {...given} label={say.atLeast} name={`${test}AtLeast`} note={say.optional} />
        <Line {...given} label={say.atMost} name={`${test}AtMost`} note={say.optional} />
      </div>
      <Line
        {...given}
        hint={say.sourceHint}
        label={say.source}
        name={`${test}Source`}
        note={say.optional}
      />
    </>
  );
}

type LineProps = ResultFieldsProps & {
  name: string;
  label: string;
  hint?: string;
  note?: string;
};

function Line({ errors, values, name, label, hint, note }: LineProps) {
  return (
    <Field error={errors[name]} hint={hint} label={label} name={name} note={note}>
      <Input autoComplete="off" defaultValue={values[name]} maxLength={120} />
    </Field>
  );
}
