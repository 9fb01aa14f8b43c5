import { href } from "react-router";
import { formFields } from "#app/lib/form-field.ts";
import { recordForm } from "#app/running/audit/pages/desk/record-form.server.ts";
import { supplierCommands } from "../../../commands/supplier.server.ts";
import { supplierForm as schema } from "../../../input.ts";
import { countUnfinished, findSupplier } from "../../../queries/list-suppliers.server.ts";
import { supplierMessages as say } from "../../../texts/staff-suppliers.ts";
import { supplierUndo } from "../../../undo/supplier.server.ts";

const fields = formFields(say.fields, {
  name: { required: true, max: 120 },
  contactName: { max: 120, half: true },
  phone: { input: "tel", max: 60, half: true },
  email: { input: "email", max: 254 },
  address: { kind: "long", max: 400 },
  leadDays: { required: true, input: "count", max: 3, half: true },
  minimumOrder: { input: "money", half: true },
  paymentTerms: { max: 200, half: true },
  currencyNote: { max: 200, half: true },
  notes: { kind: "long", max: 2_000 },
  isActive: { kind: "tick" },
});

export const supplierForm = recordForm({
  type: "supplier",
  fields,
  say,
  list: href("/admin/suppliers"),
  pageOf: (supplierId) => href("/admin/suppliers/:supplierId", { supplierId }),
  titleOf: ({ name }) => say.editOf(name),
  find: findSupplier,
  blank: { leadDays: "14", isActive: "on" },
  schema,
  save: supplierCommands.save,
  saved: ({ name }) => say.saved(name),
  explain: ({ reason }) => (reason === "taken" ? { name: say.errors.taken } : undefined),
  undo: [supplierUndo],
  remove: {
    shown: async ({ id, name }, db) => {
      const open = await countUnfinished(db, id);
      const blocked = open > 0 ? say.archiveOpen(open) : undefined;
      return { title: say.archive, hint: say.archiveHint, button: say.archiveNow(name), blocked };
    },
    run: supplierCommands.archive,
    done: ({ name }) => say.archived(name),
    explain: (refusal) =>
      refusal.reason === "has_open" ? say.archiveOpen(refusal.open) : undefined,
  },
  restore: {
    shown: () => ({ title: say.isArchived, hint: say.isArchivedHint, button: say.restore }),
    run: supplierCommands.restore,
    done: ({ name }) => say.restored(name),
  },
});
