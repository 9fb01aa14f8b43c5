import { MessageSquarePlus, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type MouseEvent } from "react";
import { createRoot } from "react-dom/client";
import { buttonLook } from "#app/ui/button-look.ts";
import { showToast } from "#app/ui/show-toast.ts";
import { assistantMessages as say } from "../texts/shopper.ts";
import { expireWhenOver, onChat, openChat, readChat, startChat } from "./chat-state.ts";
import { PanelField } from "./panel-field.tsx";
import { PanelMessages } from "./panel-messages.tsx";
import { PanelSaving } from "./panel-saving.tsx";
import { useSaving } from "./use-saving.ts";
import { isBeside, useVisibleBox } from "./use-visible-box.ts";

const TITLE = "assistant-title";

const place = document.createElement("div");
const root = createRoot(place);

/** Shows the panel beside its link, on any page. */
export function openPanel(link: HTMLElement): void {
  if (!place.isConnected) link.after(place);
  root.render(<AssistantPanel onClose={() => root.render(null)} />);
}

/** The chat is beside the page if there is room, and fills the screen of a phone. */
function AssistantPanel({ onClose }: { onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null);
  const chat = useSyncExternalStore(onChat, readChat, readChat);
  const saving = useSaving(chat);
  useOpenDialog(box);
  useVisibleBox(box);
  useExpiry(onClose);

  function leave(event: MouseEvent) {
    // On a phone, the page that a source leads to is behind the sheet.
    if (isBeside() || !(event.target instanceof Element)) return;
    if (event.target.closest("a[href^='/']")) onClose();
  }
  return (
    // The keys are those of a dialog, which has them by itself only while it is modal.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      aria-labelledby={TITLE}
      className="fixed inset-x-0 top-0 z-40 m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-surface p-0 text-ink shadow-float md:inset-auto md:right-4 md:bottom-4 md:h-[min(44rem,calc(100dvh-2rem))] md:w-104 md:rounded-card md:border md:border-line print:hidden"
      onClick={leave}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
      ref={box}
      tabIndex={-1}
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-1 border-b border-line py-2 pr-2 pl-4">
          <div className="min-w-0 flex-1">
            <h2 className="text-lg leading-tight" id={TITLE}>
              {say.name}
            </h2>
            <p className="text-sm text-ink-soft">
              {chat.isExpired ? say.sessionExpired : say.subtitle}
            </p>
          </div>
          <button
            aria-label={say.newConversation}
            className={buttonLook({ variant: "quiet", size: "icon" })}
            onClick={startChat}
            type="button"
          >
            <MessageSquarePlus aria-hidden="true" className="size-5" />
          </button>
          <button
            aria-label={say.close}
            className={buttonLook({ variant: "quiet", size: "icon" })}
            onClick={onClose}
            type="button"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <p className="border-b border-line bg-sunken px-4 py-1.5 text-sm">{say.always}</p>
        <PanelSaving saving={saving} />
        <PanelMessages chat={chat} isSaving={saving.state === "on"} />
        <PanelField chat={chat} onLeave={onClose} />
      </div>
    </dialog>
  );
}

/** Disables the page behind a sheet. A modal dialog would cover the shop's toasts. */
function holdPage(dialog: HTMLDialogElement): () => void {
  const own = dialog.closest(".assistant-button");
  const others = [...(own?.parentElement?.children ?? [])].filter(
    (part) => part instanceof HTMLElement && part !== own && !part.matches(".toasts"),
  );
  const set = (isHeld: boolean) => {
    for (const part of others) part.toggleAttribute("inert", isHeld);
    own?.querySelector(":scope > a")?.toggleAttribute("inert", isHeld);
    document.documentElement.style.overflow = isHeld ? "hidden" : "";
  };
  set(true);
  return () => set(false);
}

/** Opens with the panel, and returns the focus on closing. */
function useOpenDialog(box: { current: HTMLDialogElement | null }) {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const dialog = box.current;
    if (!dialog) return undefined;
    dialog.show();
    // On a phone the keyboard would cover the suggestions, so it waits for a tap.
    if (isBeside()) dialog.querySelector("textarea")?.focus();
    else dialog.focus();
    const release = isBeside() ? undefined : holdPage(dialog);
    return () => {
      release?.();
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [box]);
}

/** Closes the panel with a message when a conversation expires after five minutes. */
function useExpiry(onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    openChat();
    let wasExpired = readChat().isExpired;
    const watch = onChat(() => {
      const { isExpired, isPending } = readChat();
      // If a message is pending, the server's answer in the conversation already says so.
      const ended = isExpired && !wasExpired && !isPending;
      wasExpired = isExpired;
      if (!ended) return;
      showToast(say.ended, { tone: "info" });
      close.current();
    });
    document.addEventListener("visibilitychange", expireWhenOver);
    return () => {
      watch();
      document.removeEventListener("visibilitychange", expireWhenOver);
    };
  }, []);
}
