import { createHash, randomUUID } from "node:crypto";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { once } from "node:events";

export type GooglePerson = {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name: string;
  family_name: string;
  picture?: string;
};

type Grant = { person: GooglePerson; challenge: string; redirectUri: string; nonce: string };

const CLIENT = { id: "shop-at-google", secret: "known to Google and us" };

/** Google as the shop sees it: a page that asks a person, and an endpoint that redeems codes. */
export class FakeGoogle {
  /** Who sits at the browser. */
  person: GooglePerson = {
    sub: "google-1",
    email: "joy@example.test",
    email_verified: true,
    given_name: "Joy",
    family_name: "Cruz",
  };
  /** Put over the claims of the next tokens. */
  claims: Record<string, unknown> = {};
  down = false;
  /** What `picture` of the shop's own people is answered with. */
  picture: Uint8Array = new Uint8Array();
  /** Token requests that were answered with a token. */
  redeemed = 0;
  readonly #grants = new Map<string, Grant>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  url = "";

  async open(): Promise<this> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    const address = this.#server.address();
    // Another name than the shop's, so that it is another site to the browser.
    this.url = `http://localhost:${typeof address === "object" ? address?.port : 0}`;
    return this;
  }

  /** The environment of a shop that has an account here. */
  get settings() {
    return {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_URL: this.url,
    };
  }

  /** What a browser is sent back to when the person decides so. */
  async decide(question: string, decision: "allow" | "deny"): Promise<string> {
    const answer = await fetch(`${question}&decision=${decision}`, { redirect: "manual" });
    const back = answer.headers.get("location");
    if (!back) throw new Error(`Google refused the question: ${await answer.text()}`);
    return back;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", this.url);
    if (this.down) return void request.socket.destroy();
    if (url.pathname === "/o/oauth2/v2/auth") return this.#ask(url.searchParams, response);
    if (url.pathname === "/token") return this.#redeem(await bodyOf(request), response);
    if (url.pathname === "/picture") return void response.end(this.picture);
    response.writeHead(204).end();
  }

  #ask(query: URLSearchParams, response: ServerResponse): void {
    const said = (name: string) => query.get(name) ?? "";
    const asked = said("client_id") === CLIENT.id && said("code_challenge_method") === "S256";
    if (!asked) return void response.writeHead(400).end("not a question of our shop");
    const back = new URL(said("redirect_uri"));
    back.searchParams.set("state", said("state"));
    if (said("decision") === "") return this.#showChoice(query, response);
    if (said("decision") === "deny") back.searchParams.set("error", "access_denied");
    else {
      const code = randomUUID();
      const [challenge, nonce] = [said("code_challenge"), said("nonce")];
      this.#grants.set(code, {
        person: this.person,
        challenge,
        redirectUri: said("redirect_uri"),
        nonce,
      });
      back.searchParams.set("code", code);
    }
    response.writeHead(302, { location: back.href }).end();
  }

  #showChoice(query: URLSearchParams, response: ServerResponse): void {
    const link = (decision: string, text: string) => {
      const to = new URLSearchParams([...query, ["decision", decision]]).toString();
      return `<p><a href="?${to.replaceAll("&", "&amp;")}">${text}</a></p>`;
    };
    const choices = [link("allow", `Continue as ${this.person.email}`), link("deny", "Cancel")];
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<!doctype html><title>Choose an account</title>${choices.join("")}`);
  }

  #redeem(form: URLSearchParams, response: ServerResponse): void {
    const grant = this.#grants.get(form.get("code") ?? "");
    this.#grants.delete(form.get("code") ?? "");
    const verifier = form.get("code_verifier") ?? "";
    const proven =
      grant?.challenge === createHash("sha256").update(verifier).digest("base64url") &&
      grant.redirectUri === form.get("redirect_uri") &&
      form.get("client_id") === CLIENT.id &&
      form.get("client_secret") === CLIENT.secret;
    response.setHeader("content-type", "application/json");
    if (!grant || !proven) {
      return void response.writeHead(400).end(JSON.stringify({ error: "invalid_grant" }));
    }
    this.redeemed += 1;
    const exp = Math.floor(Date.now() / 1_000) + 3_600;
    const own = { iss: this.url, aud: CLIENT.id, exp, nonce: grant.nonce, ...grant.person };
    const id_token = ["{}", JSON.stringify({ ...own, ...this.claims }), "signature"]
      .map((part) => Buffer.from(part).toString("base64url"))
      .join(".");
    response.end(JSON.stringify({ access_token: "unused", token_type: "Bearer", id_token }));
  }
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}
