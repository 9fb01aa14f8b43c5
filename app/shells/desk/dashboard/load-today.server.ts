import { recentActivity } from "./newest.server.ts";
import { readBoard, type BoardContext } from "./read-board.server.ts";
import { shopFigures } from "./shop-figures.server.ts";

/** All that Today shows, in as few statements as a page may have (a test counts them). */
export async function loadToday(served: BoardContext, query: URLSearchParams) {
  const [figures, board, activity] = await Promise.all([
    shopFigures(served.ctx, query),
    readBoard(served),
    recentActivity(served.ctx),
  ]);
  return { figures, ...board, activity };
}
