import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort, type MailServer, startMailServer } from "#api/testing/mail-server.ts";
import { sendTestMail } from "./test-mail.ts";

const from = "Tilashar <hello@tilashar.example>";
const to = "operator@example.test";
let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.stop());

const send = (smtpUrl: string | null) => sendTestMail({ smtpUrl, from }, to, 1_790_000_000_000);

test("a mail that the server takes is said to be taken", async () => {
  expect(await send(server.url)).toEqual({
    sent: true,
    line: expect.stringContaining("has taken a mail"),
  });
  const [mail] = await server.arrived(1);
  expect(mail?.to).toEqual([expect.objectContaining({ address: to })]);
  expect(mail?.text).toContain("whether mails arrive");
});

test("a refused receiver, and a server that is not there, are told by what to look at", async () => {
  server.behave("refuse");
  const refused = await send(server.url);
  expect(refused.sent).toBe(false);
  expect(refused.line).toContain("550");
  expect(refused.line).toContain("look at MAIL_FROM");
  const away = await send(`smtp://127.0.0.1:${await freePort()}`);
  expect(away.sent).toBe(false);
  expect(away.line).toMatch(/nothing listens there|connection broke/);
});

test("without a mail server nothing is pretended", async () => {
  expect(await send(null)).toEqual({
    sent: false,
    line: expect.stringContaining("SMTP_URL is not set"),
  });
});
