import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formatMoney } from "#app/lib/money.ts";
import { BarChart } from "./bar-chart.tsx";

const bars = [
  { name: "Mon, Nov 23", tick: "Mon, Nov 23", now: 120_000, before: 80_000 },
  { name: "Tue, Nov 24", tick: "Tue, Nov 24", now: 450_000, before: 200_000 },
];

test("without JavaScript a chart has three ticks, a line for the period before, and a table", () => {
  const html = renderToStaticMarkup(
    <BarChart bars={bars} format={formatMoney} title="Revenue by day" unit="Day" />,
  );
  expect(html).toContain("<span>₱5,000</span><span>₱2,500</span><span>₱0</span>");
  expect(html).toContain('points="0.5,84.00 1.5,60.00"');
  expect(html).not.toContain('type="range"');
  expect(html).toContain(">₱4,500</td>");
});

test("a day with more refunds than sales is drawn below the middle of the axis", () => {
  const [first] = bars;
  const html = renderToStaticMarkup(
    <BarChart
      bars={[{ ...first!, now: -60_000, before: undefined }]}
      format={formatMoney}
      title="Revenue by day"
      unit="Day"
    />,
  );
  expect(html).toContain("<span>₱600</span><span>₱0</span><span>-₱600</span>");
  expect(html).toContain('height="50%"');
  expect(html).toContain('y="50%"');
});
