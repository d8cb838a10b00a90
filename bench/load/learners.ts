import type { Send } from "./client.ts";

export interface BenchLearner {
  email: string;
  username: string;
  access: string;
  refresh: string;
}

export const benchPassword = "bota-qozy-2026";

let made = 0;

/** Registers somebody new and signs them in: two passwords' work for the server. */
export async function newLearner(send: Send): Promise<BenchLearner> {
  made += 1;
  const username = `load-${process.pid}-${made}`;
  const email = `${username}@example.test`;
  const registered = await send({
    method: "POST",
    path: "/api/auth/register/",
    body: { username, email, password: benchPassword, password2: benchPassword },
  });
  if (registered.status !== 201) throw new Error(`Not registered: ${registered.bytes}`);
  return { email, username, ...(await signIn(send, email)) };
}

/** Signs in; a refusal is an error. */
export async function signIn(send: Send, email: string, password = benchPassword) {
  const answer = await send({
    method: "POST",
    path: "/api/auth/token/",
    body: { email, password },
  });
  if (answer.status !== 200) throw new Error(`Not signed in: ${answer.bytes}`);
  const { access, refresh } = answer.json() as { access: string; refresh: string };
  return { access, refresh };
}
