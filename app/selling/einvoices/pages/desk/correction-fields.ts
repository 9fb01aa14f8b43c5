import { formFields } from "#app/lib/form-field.ts";
import { eInvoiceMessages as say } from "../../texts/staff.ts";

export const correctionFields = formFields(say.fields, {
  sellerName: { required: true, max: 200 },
  sellerTin: { required: true, max: 40, input: "code" },
  sellerAddress: { kind: "long", required: true, max: 300 },
  buyerName: { required: true, max: 200 },
  buyerTin: { max: 40, input: "code" },
  buyerAddress: { kind: "long", max: 300 },
  remark: { max: 500 },
});
