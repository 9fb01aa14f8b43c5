import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Provider } from "oidc-provider";
import { z } from "zod";

const CLIENT = { id: "shop-at-company", secret: "known to the company and the shop alone" };

export type CompanyPerson = {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name: string;
  family_name: string;
  groups: string[];
};

/** The server of a company that runs OpenID Connect, where one person is at the browser. */
export class CompanyServer {
  person: CompanyPerson = {
    sub: "member-1",
    email: "ana@company.test",
    email_verified: true,
    given_name: "Ana",
    family_name: "Cruz",
    groups: [],
  };
  down = false;
  url = "";
  #provider: Provider | undefined;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async open(shop: string): Promise<this> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    const { port } = z.object({ port: z.number() }).parse(this.#server.address());
    this.url = `http://localhost:${port}`;
    this.#provider = new Provider(this.url, {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: [`${shop}/api/auth/callback/company`],
          token_endpoint_auth_method: "client_secret_post",
        },
      ],
      claims: {
        email: ["email", "email_verified"],
        profile: ["given_name", "family_name", "groups"],
      },
      cookies: { keys: ["a key of the company"] },
      ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
      features: { devInteractions: { enabled: false } },
      findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...this.person, sub }) }),
      interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
      // The company has allowed the shop for all of its members.
      async loadExistingGrant({ oidc }) {
        const owner = { accountId: oidc.session?.accountId ?? "", clientId: CLIENT.id };
        const grant = new oidc.provider.Grant(owner);
        grant.addOIDCScope("openid email profile");
        await grant.save();
        return grant;
      },
    });
    return this;
  }

  /** The environment of a shop that trusts this server. */
  get settings() {
    return {
      STAFF_OIDC_ISSUER: this.url,
      STAFF_OIDC_CLIENT_ID: CLIENT.id,
      STAFF_OIDC_CLIENT_SECRET: CLIENT.secret,
      STAFF_OIDC_GROUPS: "shop owners=admin, helpdesk=support",
    };
  }

  /** Signs the person in as a browser does, and answers where they are sent back to. */
  async signIn(question: string): Promise<string> {
    const jar = new Map<string, string>();
    let at = question;
    while (at.startsWith(this.url)) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const answer = await fetch(at, { redirect: "manual", headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ""] = line.split(";");
        jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
      }
      const next = answer.headers.get("location");
      if (!next) throw new Error(`the company answers ${answer.status}: ${await answer.text()}`);
      at = new URL(next, at).href;
    }
    return at;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.down || !this.#provider) return void request.socket.destroy();
    if (!request.url?.startsWith("/sign-in/")) {
      return this.#provider.callback()(request, response);
    }
    const login = { accountId: this.person.sub };
    await this.#provider.interactionFinished(request, response, { login });
  }
}
