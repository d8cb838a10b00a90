import type { Database } from "#api/db/database.ts";
import { invalid, type Wording } from "#api/errors.ts";
import { emailProblem, tidyEmail } from "#api/features/auth/index.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import type { Language } from "#api/messages/messages.ts";
import type { Outbox } from "#api/outbox/outbox.ts";
import type { OutsideServices } from "#api/outside-services.ts";
import { sendToBot } from "./bot-client.ts";
import { botText } from "./bot-text.ts";
import { insertContactMessage } from "./contact-messages.repository.ts";

const channel = "bot";

export interface ContactService {
  /**
   * Stores a message and queues it for the bot, in one transaction.
   *
   * @throws AppError `validation`, `rate_limited`
   */
  take(
    message: { name: string; email: string; comment: string },
    sender: { address: string; language: Language },
  ): Promise<void>;
}

interface ContactParts {
  database: Database;
  outbox: Outbox;
  limiter: RateLimiter;
  /** Null: messages are stored and wait until a bot is set up. */
  bot: OutsideServices["bot"];
  now(): number;
}

export function makeContactService({
  database,
  outbox,
  limiter,
  bot,
  now,
}: ContactParts): ContactService {
  if (bot !== null) {
    outbox.serve<{ text: string }>({
      name: channel,
      giveUpAfterMs: null,
      longestPauseMs: 15 * 60_000,
      atOnce: 1,
      deliver: ({ text }, { signal }) => sendToBot(bot, text, signal),
    });
  }
  return {
    async take(given, { address, language }) {
      const message = {
        name: given.name.normalize("NFC").trim(),
        email: tidyEmail(given.email),
        comment: given.comment.normalize("NFC").replace(/\r\n?/g, "\n").trim(),
        language,
      };
      refuse({ name: nameProblem(message.name), email: emailProblem(message.email) });
      await limiter.take("contactByAddress", address);
      await database.transact(async (queries) => {
        const id = await insertContactMessage(queries, message, new Date(now()).toISOString());
        await outbox.add(queries, {
          channel,
          key: `contact message ${id}`,
          payload: { text: botText(id, message) },
        });
      });
      outbox.wake();
    },
  };
}

/** A name is one line of visible text. */
function nameProblem(name: string): Wording | null {
  if (name === "") return { key: "contact_name_required" };
  return /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(name)
    ? { key: "field_character" }
    : null;
}

function refuse(problems: Readonly<Record<string, Wording | null>>): void {
  const fields = Object.entries(problems).flatMap(([field, problem]) =>
    problem === null ? [] : [[field, [problem]] as const],
  );
  if (fields.length > 0) throw invalid(Object.fromEntries(fields));
}
