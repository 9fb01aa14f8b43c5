import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CheckboxField } from "./checkbox-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { Field, Input, Select, Textarea } from "./field.tsx";
import { RadioGroup } from "./radio-group.tsx";

/** The attributes of the first element of that name. */
function attributesOf(tag: string, html: string): Record<string, string> {
  const opening = new RegExp(`<${tag}\\b([^>]*)>`).exec(html)?.[1];
  if (opening === undefined) throw new Error(`no <${tag}> in ${html}`);
  return Object.fromEntries([...opening.matchAll(/([\w-]+)="([^"]*)"/g)].map((m) => [m[1], m[2]]));
}

describe("a field", () => {
  it.each([
    ["input", <Input key="input" type="email" />],
    ["textarea", <Textarea key="textarea" />],
    ["select", <Select key="select" />],
  ])("ties label, error and hint to its %s", (tag, control) => {
    const html = renderToStaticMarkup(
      <Field error="Enter an email address" hint="For the receipt" label="Email" name="email">
        {control}
      </Field>,
    );
    const { id, name, ...aria } = attributesOf(tag, html);
    expect(name).toBe("email");
    expect(attributesOf("label", html)["for"]).toBe(id);
    expect(aria["aria-invalid"]).toBe("true");
    const said = aria["aria-describedby"]?.split(" ").map((part) => html.split(`id="${part}"`)[1]);
    expect(said?.[0]).toContain("Enter an email address");
    expect(said?.[1]).toContain("For the receipt");
  });

  it("points at nothing when there is nothing to say", () => {
    const html = renderToStaticMarkup(
      <Field label="City" name="city">
        <Input />
      </Field>,
    );
    expect(html).not.toContain("aria-describedby=");
    expect(html).not.toContain("aria-invalid=");
  });

  it("lets two forms of one page ask for the same name", () => {
    const html = renderToStaticMarkup(
      <Field id="footer-email" label="Email" name="email">
        <Input />
      </Field>,
    );
    expect(attributesOf("input", html)).toMatchObject({ id: "footer-email", name: "email" });
    expect(attributesOf("label", html)["for"]).toBe("footer-email");
  });
});

describe("the error summary", () => {
  it("leads to a control, whatever kind it is", () => {
    const html = renderToStaticMarkup(
      <form>
        <ErrorSummary
          errors={["email", "goal", "terms"].map((field) => ({ field, message: field }))}
          title="Three answers need another look"
        />
        <Field error="email" label="Email" name="email">
          <Input />
        </Field>
        <RadioGroup error="goal" legend="Goal" name="goal" options={goals} />
        <CheckboxField error="terms" label="Terms" name="terms" />
      </form>,
    );
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(targets).toHaveLength(3);
    for (const target of targets) expect(html).toMatch(new RegExp(`<input[^>]* id="${target}"`));
  });

  it("names the field of a message that does not", () => {
    const html = renderToStaticMarkup(
      <ErrorSummary
        errors={{ lotNumber: "Fill this in", item: "Choose the product" }}
        fields={[{ name: "lotNumber", label: "Lot number" }]}
        title="Please check the form"
      />,
    );
    expect(html).toContain(">Lot number: Fill this in<");
    expect(html).toContain(">Choose the product<");
  });

  it("is not there without errors", () => {
    expect(renderToStaticMarkup(<ErrorSummary errors={[]} title="Look again" />)).toBe("");
  });
});

describe("a radio group", () => {
  it("has the chosen answer checked and the others not", () => {
    const html = renderToStaticMarkup(
      <RadioGroup defaultValue="skin" legend="Goal" name="goal" options={goals} />,
    );
    const checked = [...html.matchAll(/<input[^>]* checked=""[^>]*>/g)];
    expect(checked).toHaveLength(1);
    expect(checked[0]?.[0]).toContain('value="skin"');
  });

  it("tells its error with the group and marks every radio", () => {
    const html = renderToStaticMarkup(
      <RadioGroup error="Choose a goal" legend="Goal" name="goal" options={goals} />,
    );
    const said = attributesOf("fieldset", html)["aria-describedby"];
    expect(html.split(`id="${said}"`)[1]).toContain("Choose a goal");
    expect(html.match(/<input[^>]*aria-invalid="true"/g)).toHaveLength(goals.length);
  });
});

const goals = [
  { value: "weight", label: "Losing weight" },
  { value: "skin", label: "Skin and hair" },
];
