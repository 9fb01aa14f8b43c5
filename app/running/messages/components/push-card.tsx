import { useLocation, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pushMessages as say } from "../texts/shopper-push.ts";
import { usePush } from "./use-push.ts";

type PushCardProps = {
  pushKey: string;
  devices: readonly { id: string; name: string; end: string; since: string }[];
};

/** Turns notifications on for this browser, and lists the devices of the account. */
export function PushCard({ pushKey, devices }: PushCardProps) {
  const { pathname } = useLocation();
  const submit = useSubmit();
  const { state, own, turnOn } = usePush(pushKey, devices);

  async function begin() {
    const made = await turnOn();
    if (!made) return;
    await submit({ intent: "turn-on", ...made }, { action: pathname, method: "post" });
  }

  const problem = say.states[state];
  const canTurnOn = state === "off" || state === "asking" || state === "failed";
  return (
    <section className="grid gap-4 border-t border-line pt-6">
      <div className="grid gap-2">
        <h2 className="text-xl">{say.title}</h2>
        <p className="text-ink-soft">{say.lead}</p>
      </div>
      <Notice announced={false} className="hidden noscript:flex" tone="warning">
        {say.script}
      </Notice>
      {problem && <Notice tone={state === "failed" ? "error" : "warning"}>{problem}</Notice>}
      {/* Room for the button, so that it moves nothing when it comes. */}
      {state === "checking" && <div className="h-11" />}
      {canTurnOn && (
        <Button
          className="justify-self-start"
          onClick={() => void begin()}
          pending={state === "asking"}
          type="button"
        >
          {say.turnOn}
        </Button>
      )}
      {devices.length > 0 && (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {devices.map(({ id, name, since }) => (
              <li className="flex flex-wrap items-center justify-between gap-3 py-3" key={id}>
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{name}</p>
                  <p className="text-sm text-ink-soft">{id === own ? say.here(since) : since}</p>
                </div>
                <IntentForm intent="turn-off">
                  <input name="device" type="hidden" value={id} />
                  <IntentButton aria-label={say.removeName(name)} variant="secondary">
                    {say.remove}
                  </IntentButton>
                </IntentForm>
              </li>
            ))}
          </ul>
          <IntentForm intent="try">
            <IntentButton variant="secondary">{say.test}</IntentButton>
          </IntentForm>
        </>
      )}
    </section>
  );
}
