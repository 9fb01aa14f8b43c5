import { Form, Link, useLocation } from "react-router";
import {
  COMPARISONS,
  PRESETS,
  writePeriod,
  type Period,
  type Preset,
} from "#app/lib/report/period.ts";
import { Button } from "../button.tsx";
import { Field, Input, Select } from "../field.tsx";
import { reportWords as say } from "./report-words.ts";

const PRESET_NAMES = Object.keys(PRESETS).filter((name): name is Preset => name in PRESETS);

type PeriodProps = { period: Period };

/** Which days a report is about: a link for each usual number of them, or two dates. */
export function PeriodBar({ period, today }: PeriodProps & { today: string }) {
  return (
    <section aria-label={say.period} className="report-period">
      <PeriodPresets period={period} />
      <PeriodForm compares period={period} today={today} />
    </section>
  );
}

export function PeriodPresets({ period: { days, comparison, preset } }: PeriodProps) {
  const { pathname } = useLocation();
  return (
    <ul className="report-presets">
      {PRESET_NAMES.map((name) => (
        <li key={name}>
          <Link
            aria-current={name === preset ? "page" : undefined}
            className="report-preset"
            preventScrollReset
            to={`${pathname}?${writePeriod({ preset: name, comparison, days })}`}
          >
            {say.presets[name]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type PeriodFormProps = PeriodProps & {
  today: string;
  /** Asks what to compare with, too; else that is the days right before. */
  compares?: boolean;
};

export function PeriodForm({ period, today, compares }: PeriodFormProps) {
  const { pathname } = useLocation();
  const { days, comparison } = period;
  return (
    <Form
      action={pathname}
      className="report-days"
      data-compares={compares}
      key={writePeriod(period)}
      noValidate
      preventScrollReset
    >
      <Field label={say.from} name="from">
        <Input defaultValue={days.from} max={today} required type="date" />
      </Field>
      <Field label={say.to} name="to">
        <Input defaultValue={days.to} max={today} required type="date" />
      </Field>
      {compares && (
        <Field label={say.compare} name="compare">
          <Select defaultValue={comparison}>
            {COMPARISONS.map((name) => (
              <option key={name} value={name}>
                {say.comparisons[name]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Button size="compact" variant="secondary">
        {say.show}
      </Button>
    </Form>
  );
}
