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

/** Which days a report is about: a link for each usual number of them, or two dates. */
export function PeriodBar({ period, today }: { period: Period; today: string }) {
  const { pathname } = useLocation();
  const { days, comparison, preset } = period;
  return (
    <section aria-label={say.period} className="report-period">
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
      <Form
        action={pathname}
        className="report-days"
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
        <Field label={say.compare} name="compare">
          <Select defaultValue={comparison}>
            {COMPARISONS.map((name) => (
              <option key={name} value={name}>
                {say.comparisons[name]}
              </option>
            ))}
          </Select>
        </Field>
        <Button size="compact" variant="secondary">
          {say.show}
        </Button>
      </Form>
    </section>
  );
}
