import { data, redirect, href } from "react-router";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import type { Answer } from "./submit-article.server.ts";

/** Turns what became of an article's form into what the browser gets. */
export function answerArticle(answer: Answer, appUrl: string) {
  if ("done" in answer) {
    const flash = { tone: answer.tone ?? "success", text: answer.done };
    return redirect(href("/admin/content/articles/:articleId", { articleId: answer.articleId }), {
      status: 303,
      headers: { "set-cookie": flashCookie(appUrl, flash) },
    });
  }
  if ("preview" in answer) return data(answer);
  const { status, ...rest } = answer;
  return data(rest, { status });
}
