import { href, useRevalidator } from "react-router";
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type SubmitEvent,
} from "react";
import { showToast } from "#app/ui/show-toast.ts";
import { profileMessages as say } from "../texts/shopper-profile.ts";
import type { FieldAnswer } from "../views/field-answer.ts";
/** Longer than the pause between two letters. */
const IDLE_MS = 700;

export type FieldState =
  | { kind: "saving" | "saved" }
  | { kind: "odd"; message: string }
  | { kind: "changed"; theirs: string }
  | { kind: "failed"; typed: string };

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Saves each field of a form when the customer leaves it or pauses. An invalid value shows its
 * error only after the customer leaves the field.
 */
export function useSavedFields(read: Readonly<Record<string, string>>) {
  const { states, decide, save, wait, saveWaiting } = useSaving(read);
  useEnds({
    // The customer can type before the page's script has loaded.
    start() {
      for (const name of Object.keys(read)) {
        const control = document.getElementsByName(name)[0];
        if (control && isControl(control) && control.value.trim() !== read[name]) wait(control);
      }
    },
    leave: saveWaiting,
  });

  const form = {
    onInput({ target }: FormEvent<HTMLFormElement>) {
      if (!isControl(target)) return;
      decide(target.name);
      if (target instanceof HTMLSelectElement) void save(target, true);
      // A date is complete only after its last part.
      else if (target.type !== "date") wait(target);
    },
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      const control: EventTarget = target;
      if (isControl(control)) void save(control, true);
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      for (const control of event.currentTarget.elements) {
        if (isControl(control)) void save(control, true);
      }
    },
  };

  /** Puts a value into a field. A changed value is then saved; the saved value is only shown. */
  function put(name: string, value: string | undefined) {
    const control = document.getElementsByName(name)[0];
    if (!control || !isControl(control)) return;
    if (value !== undefined) control.value = value;
    decide(name);
    control.focus();
    void save(control, true);
  }

  return { states, form, put };
}

/** The saved value and the saving state of each field. A field has one request at a time. */
function useSaving(read: Readonly<Record<string, string>>) {
  const [states, setStates] = useState<Readonly<Record<string, FieldState>>>({});
  const saved = useRef<Record<string, string>>({ ...read });
  const timers = useRef(new Map<Control, ReturnType<typeof setTimeout>>());
  /** Fields whose customer has two values to choose from. */
  const undecided = useRef(new Set<string>());
  const sending = useRef(new Set<string>());
  const { revalidate } = useRevalidator();

  function show(name: string, state?: FieldState) {
    setStates(({ [name]: _before, ...others }) => (state ? { ...others, [name]: state } : others));
  }

  function answered(control: Control, sent: string, answer: FieldAnswer | undefined) {
    const { name } = control;
    const isAsSent = control.value === sent;
    if (answer && "shown" in answer) {
      saved.current[name] = answer.shown;
      if (isAsSent && document.activeElement !== control) control.value = answer.shown;
      show(name, { kind: "saved" });
      showToast(say.saved, { tone: "success" });
      void revalidate();
    } else if (answer?.error === "changed_meanwhile") {
      saved.current[name] = answer.theirs;
      undecided.current.add(name);
      show(name, { kind: "changed", theirs: answer.theirs });
    } else if (answer?.error === "odd_value") {
      show(name, { kind: "odd", message: answer.message });
    } else {
      if (isAsSent) control.value = saved.current[name] ?? "";
      show(name, { kind: "failed", typed: sent });
      showToast(say.failed, { tone: "error" });
    }
  }

  async function save(control: Control, isLeft: boolean) {
    const { name, value } = control;
    stop(control);
    const was = saved.current[name] ?? "";
    const isBusy = sending.current.has(name) || undecided.current.has(name);
    if (isBusy || value.trim() === was || control.validity.badInput) return;
    sending.current.add(name);
    show(name, { kind: "saving" });
    const answer = await send({ field: name, value, was });
    sending.current.delete(name);
    const isHalfTyped = !isLeft && document.activeElement === control;
    if (isHalfTyped && answer && "error" in answer && answer.error === "odd_value") show(name);
    else answered(control, value, answer);
    // The customer typed more in the meantime.
    if (control.value !== value && answer && "shown" in answer) wait(control);
  }

  function stop(control: Control) {
    clearTimeout(timers.current.get(control));
    timers.current.delete(control);
  }

  function wait(control: Control) {
    stop(control);
    const idle = () => void save(control, document.activeElement !== control);
    timers.current.set(control, setTimeout(idle, IDLE_MS));
  }

  function decide(name: string) {
    undecided.current.delete(name);
    show(name);
  }

  function saveWaiting() {
    for (const control of timers.current.keys()) void save(control, true);
  }

  return { states, decide, save, wait, saveWaiting };
}

/** Runs `start` after hydration, and `leave` when the customer leaves the page. */
function useEnds(does: { start: () => void; leave: () => void }) {
  const start = useEffectEvent(() => does.start());
  const leave = useEffectEvent(() => does.leave());
  useEffect(() => {
    const onLeave = () => leave();
    start();
    window.addEventListener("pagehide", onLeave);
    return () => window.removeEventListener("pagehide", onLeave);
  }, []);
}

function isControl(target: EventTarget): target is Control {
  const isOne = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isOne && target.name !== "" && target.name !== "intent" && !target.matches("[readonly]");
}

type FieldChange = { field: string; value: string; was: string };

/** The request survives leaving the page. Undefined if our server did not answer. */
async function send(sent: FieldChange): Promise<FieldAnswer | undefined> {
  try {
    const response = await fetch(href("/portal/profile/field"), {
      method: "POST",
      body: new URLSearchParams(sent),
      keepalive: true,
    });
    return response.status < 500 ? ((await response.json()) as FieldAnswer) : undefined;
  } catch {
    return undefined;
  }
}
