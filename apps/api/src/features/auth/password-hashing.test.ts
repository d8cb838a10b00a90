import { hash, verify } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { makePasswordHashing } from "./password-hashing.ts";

/** The work a hash asks for: everything before its salt. */
const workOf = (hashed: string) => hashed.split("$").slice(0, 4).join("$");

test("a password is hashed with the work that OWASP asks for, and only it opens", async () => {
  const hashing = await makePasswordHashing();
  const hashed = await hashing.hash("жеті рет өлшеп");
  expect(workOf(hashed)).toBe("$argon2id$v=19$m=19456,t=2,p=1");
  expect(await hashing.verify(hashed, "жеті рет өлшеп")).toBe(true);
  expect(await hashing.verify(hashed, "бір рет кес")).toBe(false);
});

// How long both take is measured by bench/who-has-an-account.bench.ts.
test("no account at all takes the work of a wrong password, so that time tells nobody who is here", async () => {
  const verified: string[] = [];
  const hashing = await makePasswordHashing(1, {
    hash,
    verify: (hashed, password) => {
      verified.push(String(hashed));
      return verify(hashed, password);
    },
  });
  expect(await hashing.verify(await hashing.hash("жеті рет өлшеп"), "бір рет кес")).toBe(false);
  expect(await hashing.verify(null, "бір рет кес")).toBe(false);
  expect(verified).toHaveLength(2);
  const [known = "", nobody = ""] = verified;
  expect(workOf(nobody)).toBe(workOf(known));
});
