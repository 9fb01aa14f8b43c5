/** The place of messages (`toaster.ts`), once in a layout: what reads aloud has to know it before. */
export function ToastHost({ label }: { label: string }) {
  return (
    <section
      aria-label={label}
      className="toasts fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[calc(1rem+var(--bottom-space,env(safe-area-inset-bottom)))] z-50 max-sm:left-4 sm:w-88"
      tabIndex={-1}
    >
      {/* An output holds words, and this holds buttons as well. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status" />
      <div role="alert" />
    </section>
  );
}
