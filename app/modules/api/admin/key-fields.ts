import { formFields } from "#app/lib/form-field.ts";
import { apiKeyMessages as say } from "../texts/staff.ts";

const group = { legend: say.mayRead, hint: say.mayReadHint };

export const keyFields = formFields(say.fields, {
  name: { required: true, max: 80 },
  orders: { kind: "tick", group },
  orders_personal: { kind: "tick", group },
  products: { kind: "tick", group },
  stock: { kind: "tick", group },
  expires: { half: true },
});
