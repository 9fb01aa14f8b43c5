import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { Input } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** A password field with a Show button, which appears when its script works. */
export function PasswordInput(input: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input {...input} className="pr-12" type={shown ? "text" : "password"} />
      {hydrated && (
        <button
          aria-label="Show password"
          aria-pressed={shown}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink"
          onClick={() => setShown(!shown)}
          type="button"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      )}
    </span>
  );
}
