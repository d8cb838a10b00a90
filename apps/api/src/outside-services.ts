/** Servers of others that the product works with when an operator names them, and works without when not. */
export interface OutsideServices {
  readonly mail: MailSettings;
  /** The messaging bot that contact messages are delivered to; null: they are stored and wait. */
  readonly bot: { readonly token: string; readonly chatId: string; readonly apiUrl: string } | null;
  /** Keys that web pushes are signed with; null: derived from the session secret. */
  readonly push: { readonly publicKey: string; readonly privateKey: string } | null;
  /** Any OpenAI-compatible chat model; null: the offline tutor answers alone. */
  readonly llm: LanguageModelSettings | null;
  /** Any OpenAI-compatible transcription server; null: the local judge decides alone. */
  readonly asr: ModelAddress | null;
  /** Any OpenAI-compatible speech server; null: our own voices speak. */
  readonly tts: ModelAddress | null;
}

export interface MailSettings {
  /** Null: each mail becomes a file in the outbox folder of the data directory. */
  readonly smtpUrl: string | null;
  readonly from: string;
}

export interface ModelAddress {
  /** Without a trailing slash; paths such as `/chat/completions` are put behind it. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string | null;
}

/** A chat model, and what all learners together may ask of it on a day of UTC. */
export interface LanguageModelSettings extends ModelAddress {
  readonly dailyCalls: number;
  readonly dailyTokens: number;
}

type Get = (name: string) => string | undefined;
type Report = (line: string) => void;

/** Reads the settings of all outside services, reporting each that can't work as it stands. */
export function readOutsideServices(get: Get, publicUrl: string, problem: Report): OutsideServices {
  return {
    mail: {
      smtpUrl: readAddress("SMTP_URL", get, /^smtps?:$/, "smtp://user:password@host:587", problem),
      from: get("MAIL_FROM") ?? `Tilashar <no-reply@${new URL(publicUrl).hostname}>`,
    },
    bot: readBot(get, problem),
    push: readPushKeys(get, problem),
    llm: readLanguageModel(get, problem),
    asr: readModel("ASR", get, problem),
    tts: readModel("TTS", get, problem),
  };
}

function readBot(get: Get, problem: Report): OutsideServices["bot"] {
  const token = get("TELEGRAM_BOT_TOKEN");
  const chatId = get("TELEGRAM_CHAT_ID");
  const apiUrl =
    readAddress("TELEGRAM_API_URL", get, /^https?:$/, "https://api.telegram.org", problem) ??
    "https://api.telegram.org";
  if (token === undefined && chatId === undefined) return null;
  if (token !== undefined && chatId !== undefined) return { token, chatId, apiUrl };
  problem("TELEGRAM_BOT_TOKEN and TELEGRAM_CHAT_ID belong together: set both, or neither.");
  return null;
}

function readPushKeys(get: Get, problem: Report): OutsideServices["push"] {
  const publicKey = get("VAPID_PUBLIC_KEY");
  const privateKey = get("VAPID_PRIVATE_KEY");
  if (publicKey === undefined && privateKey === undefined) return null;
  if (/^[\w-]{87}$/.test(publicKey ?? "") && /^[\w-]{43}$/.test(privateKey ?? "")) {
    return { publicKey: publicKey as string, privateKey: privateKey as string };
  }
  problem(
    "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both to a pair from `npx web-push generate-vapid-keys`, or neither.",
  );
  return null;
}

function readModel(prefix: "LLM" | "ASR" | "TTS", get: Get, problem: Report): ModelAddress | null {
  const name = `${prefix}_BASE_URL`;
  const baseUrl = readAddress(name, get, /^https?:$/, "http://127.0.0.1:8080/v1", problem);
  if (baseUrl === null) return null;
  return {
    baseUrl,
    apiKey: get(`${prefix}_API_KEY`) ?? null,
    model: get(`${prefix}_MODEL`) ?? null,
  };
}

function readLanguageModel(get: Get, problem: Report): LanguageModelSettings | null {
  const address = readModel("LLM", get, problem);
  const dailyCalls = readCount("LLM_DAILY_CALLS", 2_000, get, problem);
  const dailyTokens = readCount("LLM_DAILY_TOKENS", 5_000_000, get, problem);
  return address && { ...address, dailyCalls, dailyTokens };
}

function readCount(name: string, usual: number, get: Get, problem: Report): number {
  const value = get(name);
  if (value === undefined) return usual;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  problem(`${name} must be a whole number of at most nine digits, such as ${usual}.`);
  return usual;
}

function readAddress(
  name: string,
  get: Get,
  protocols: RegExp,
  example: string,
  problem: Report,
): string | null {
  const value = get(name);
  if (value === undefined) return null;
  if (URL.canParse(value) && protocols.test(new URL(value).protocol)) {
    return value.replace(/\/+$/, "");
  }
  // The value may hold a password: it is not repeated.
  problem(`${name} is not an address we can use: set it to one such as ${example}, or unset it.`);
  return null;
}
