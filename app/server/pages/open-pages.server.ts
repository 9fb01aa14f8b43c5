import { followChanges, type ChangeListener } from "#app/platform/database/change-feed.server.ts";
import { CACHED_POINTS, PAGE_POINTS } from "#app/platform/http/fair-share.ts";
import { isLoopback } from "#app/platform/http/client-address.ts";
import { clientOf, connectionOf } from "../connection-of.server.ts";
import type { AnswerFromCache, DevHandler } from "../listen.server.ts";
import { sharedPages } from "../metrics.server.ts";
import type { Services } from "../services.server.ts";
import { createWeb, type Web } from "../web.server.ts";
import type { BuildSource } from "../request-handler.server.ts";
import { watchProviders } from "../watch-providers.server.ts";
import { createSharedPages } from "./shared-pages.server.ts";

type Pages = {
  web: Web;
  dev: DevHandler | undefined;
  answerFromCache: AnswerFromCache;
  close(): Promise<void>;
};

/** The web app behind the page cache. In development every page is rendered anew. */
export async function openPages(
  services: Services,
  build: BuildSource,
  dev: DevHandler | undefined,
): Promise<Pages> {
  const { env, log, pool, fairShare, memory } = services;
  const pages = createSharedPages(
    {
      now: () => new Date(),
      log,
      // The cache renders under the shop's own address, whatever name the client used.
      render: async (target, shared) =>
        web.fetch(new Request(new URL(target, env.appUrl)), { shared }),
    },
    (how) => (sharedPages[how] += 1),
  );
  // The memory is cleared first: a page dropped by a change must not be rendered from old data.
  // Shared pages list payment methods, so they are rendered again once the providers are known.
  const providers = watchProviders(services, () => pages.change("*"));
  const feed = await followChanges(pool, inTurn(memory, pages, providers), log);
  const web = createWeb(services, build, {
    dev: dev !== undefined,
    caughtUp: () => feed.caughtUp(),
  });
  return {
    web,
    dev,
    answerFromCache(req, res) {
      // On its own machine, a demo shop also shows its mailbox, so those pages are not cached.
      if (env.demo && !isLoopback(connectionOf(req))) return false;
      const client = clientOf(req, env.trustProxy);
      // The app answers with the seconds to wait.
      if (fairShare.take(client, CACHED_POINTS) > 0) return false;
      return pages.answer(req, res, feed, (make) =>
        fairShare.take(client, PAGE_POINTS) > 0 ? undefined : fairShare.inTurn(client, make),
      );
    },
    close: () => feed.stop(),
  };
}

function inTurn(...listeners: readonly ChangeListener[]): ChangeListener {
  return {
    change: (name) => listeners.forEach((each) => each.change(name)),
    lost: () => listeners.forEach((each) => each.lost()),
    back: () => listeners.forEach((each) => each.back()),
  };
}
