import { staffMessages as say } from "../../texts/staff.ts";
import { Field } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { RoleSelect } from "./role-select.tsx";
import type { ShownRequest } from "./show-staff.server.ts";

export function RequestList({ requests }: { requests: readonly ShownRequest[] }) {
  return (
    <section aria-labelledby="requests" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl" id="requests">
          {say.requests}
        </h2>
        <p className="text-ink-soft">{say.requestsLead}</p>
      </div>
      <ul className="grid gap-3">
        {requests.map((request) => (
          <Request key={request.userId} request={request} />
        ))}
      </ul>
    </section>
  );
}

function Request({ request: { userId, name, email, asked } }: { request: ShownRequest }) {
  return (
    <li className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="wrap-anywhere">{email}</p>
        <p className="text-sm text-ink-soft">{asked}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <IntentForm className="flex flex-wrap items-end gap-3" intent="approve" preventScrollReset>
          <input name="userId" type="hidden" value={userId} />
          <Field
            className="w-44"
            id={`role-${userId}`}
            label={<RoleLabel name={name} />}
            name="role"
          >
            <RoleSelect />
          </Field>
          <IntentButton aria-label={say.approveOf(name)}>{say.approve}</IntentButton>
        </IntentForm>
        <IntentForm intent="decline" preventScrollReset>
          <input name="userId" type="hidden" value={userId} />
          <IntentButton aria-label={say.declineOf(name)} variant="secondary">
            {say.decline}
          </IntentButton>
        </IntentForm>
      </div>
    </li>
  );
}

/** Sighted readers already see the name above. */
function RoleLabel({ name }: { name: string }) {
  return (
    <span>
      {say.role}
      <span className="sr-only"> {say.roleOf(name)}</span>
    </span>
  );
}
