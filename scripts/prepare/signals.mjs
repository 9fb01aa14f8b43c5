export const endingSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Lets a process hear each Ctrl-C once. The terminal signals the whole process group, and npm and
 * our own parent pass the signal on as well, so one key press arrives up to three times.
 */
export function dropEchoes(windowMs = 1000) {
  const emit = process.emit;
  let echoUntil = 0;
  process.emit = function emitOnce(name, ...details) {
    if (endingSignals.includes(name)) {
      const now = performance.now();
      if (now < echoUntil) return true;
      echoUntil = now + windowMs;
    }
    return emit.call(this, name, ...details);
  };
}

/** Calls `listener(signal)` for every ending signal; the returned function takes it away again. */
export function onEndingSignal(listener) {
  for (const signal of endingSignals) process.on(signal, listener);
  return () => {
    for (const signal of endingSignals) process.off(signal, listener);
  };
}

let watchesParent = false;

/**
 * Ends this process as by SIGTERM when the one that started it is gone. npm passes a signal only
 * to the shell between us, which dies of it without telling us. Elsewhere than under npm a
 * process may outlive its parent on purpose, as with nohup.
 */
export function endWithParent() {
  if (watchesParent || !process.env.npm_lifecycle_event) return;
  watchesParent = true;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 300);
  watch.unref();
}
