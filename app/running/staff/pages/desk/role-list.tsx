import { staffMessages as say } from "../../texts/staff.ts";
import { Badge } from "#app/ui/badge.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import type { ShownRole } from "./show-member.server.ts";

export function RoleList({ roles }: { roles: readonly ShownRole[] }) {
  return (
    <section aria-labelledby="roles" className="grid max-w-form gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl" id="roles">
          {say.roles}
        </h2>
        <p className="text-ink-soft">{say.rolesLead}</p>
      </div>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-surface">
        {roles.map((role) => (
          <RoleRow key={role.role} shown={role} />
        ))}
      </ul>
    </section>
  );
}

function RoleRow({ shown: { role, name, hint, isGranted, locked } }: { shown: ShownRole }) {
  const hintId = `role-${role}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-3">
          <h3 className="font-semibold">{name}</h3>
          <Badge look="plain" tone={isGranted ? "success" : "neutral"}>
            {isGranted ? say.has : say.hasNot}
          </Badge>
        </div>
        <p className="text-sm text-ink-soft">{hint}</p>
        {locked && (
          <p className="text-sm" id={hintId}>
            {locked}
          </p>
        )}
      </div>
      <IntentForm intent={isGranted ? "take" : "grant"} preventScrollReset>
        <input name="role" type="hidden" value={role} />
        <IntentButton
          aria-describedby={locked && hintId}
          aria-label={isGranted ? say.takeOf(name) : say.grantOf(name)}
          disabled={locked !== undefined}
          size="compact"
          variant="secondary"
        >
          {isGranted ? say.take : say.grant}
        </IntentButton>
      </IntentForm>
    </li>
  );
}
