import { randomUUID } from "node:crypto";
import type { Endpoint, Endpoints } from "@tilashar/contracts";
import { makeNoteAct, makeRolesService } from "#api/features/roles/index.ts";
import type { Role } from "#api/privileges.ts";
import type { MailServer } from "../mail-server.ts";
import type { OidcProvider } from "../oidc-provider.ts";
import type { Learner, TestApi } from "../test-api.ts";

/** What an example may ask of the world it is made in. */
export interface ExampleWorld {
  api: TestApi;
  /** Takes the mails of `api`. */
  mails: MailServer;
  /** The provider that `api` calls "local"; only where the calls of providers are made. */
  provider?: OidcProvider;
  /** Who makes the call unless the example names somebody else. */
  learner: Learner;
}

type Sent<Name extends Endpoint> = Omit<Endpoints[Name], "response"> & { by?: Learner };
/** Makes what is sent in a call that must succeed. */
export type Example<Name extends Endpoint> = (
  world: ExampleWorld,
) => Sent<Name> | Promise<Sent<Name>>;

/** A number of an attempt, of its own each time. */
export const attempt = randomUUID;
/** This moment, as calls carry it. */
export const now = () => new Date().toISOString();
/** The day so many days from today. */
export const dayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Examples of some calls. */
export type Examples = { readonly [Name in Endpoint]?: Example<Name> };

/** A learner who holds a role, as an operator gives it. */
export async function trusted(api: TestApi, role: Role): Promise<Learner> {
  const learner = await api.learner();
  const { database } = api;
  const noteAct = makeNoteAct(Date.now);
  await makeRolesService({ database, noteAct }).grant(learner.email, role, "a test");
  return learner;
}

const keepers = new WeakMap<TestApi, Map<Role, Promise<Learner>>>();

/** Somebody who holds a role, the same for every example: an account costs a password's hash. */
export function keeper(api: TestApi, role: Role): Promise<Learner> {
  const ofApi = keepers.get(api) ?? new Map<Role, Promise<Learner>>();
  keepers.set(api, ofApi);
  const known = ofApi.get(role) ?? trusted(api, role);
  ofApi.set(role, known);
  return known;
}

/** What a form looks like when a browser sends it. */
export async function asSent(form: FormData): Promise<{ payload: Buffer; type: string }> {
  const request = new Request("http://localhost/", { method: "POST", body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    type: request.headers.get("content-type") ?? "",
  };
}
