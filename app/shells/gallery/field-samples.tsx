import { Field, FileInput, Input, Select, Textarea } from "#app/ui/field.tsx";
import { Samples, useOwn } from "./sample.tsx";

const ERROR = "Enter an email address such as maria@example.com.";

export function FieldSamples() {
  const own = useOwn();
  return (
    <Samples title="Fields">
      <Field label="Plain" name={own("plain")}>
        <Input placeholder="A placeholder says nothing new" />
      </Field>
      <Field hint="House or unit number and street" label="With a hint" name={own("hint")}>
        <Input defaultValue="12 Mango Avenue" />
      </Field>
      <Field label="Optional" name={own("note")} note="Optional">
        <Input />
      </Field>
      <Field error={ERROR} hint="Your receipt goes here." label="Wrong" name={own("wrong")}>
        <Input defaultValue="maria" type="email" />
      </Field>
      <Field label="Disabled" name={own("disabled")}>
        <Input defaultValue="Cannot be changed" disabled />
      </Field>
      <Field label="To read" name={own("readonly")}>
        <Input defaultValue="PM-26-000123" readOnly />
      </Field>
      <Field label="Select" name={own("select")}>
        <Select defaultValue="b">
          <option value="a">Most Popular</option>
          <option value="b">Price: Low to High</option>
        </Select>
      </Field>
      <Field error="Choose one." label="Select, wrong" name={own("select-wrong")}>
        <Select>
          <option value="">Choose</option>
        </Select>
      </Field>
      <Field label="Long text" name={own("text")}>
        <Textarea defaultValue="It grows with what is typed." />
      </Field>
      <Field hint="JPEG, PNG or WebP, up to 8 MB" label="File" name={own("file")}>
        <FileInput />
      </Field>
    </Samples>
  );
}
