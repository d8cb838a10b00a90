import { createServer } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** What the server answers to the next mails, one each; afterwards it takes them. */
export type Mood = "take" | "greylist" | "refuse" | "hang up" | "slow" | Refusal;

/** What the server says of the address: its code, and its words as they stand. */
interface Refusal {
  code: number;
  text: string;
}

export interface MailServer {
  url: string;
  port: number;
  /** What was taken: exactly what got a 250. */
  mails: Email[];
  /** Connections so far. */
  connections(): number;
  behave(...moods: Mood[]): void;
  /** The mails taken, once there are at least `count`. */
  arrived(count: number, withinMs?: number): Promise<Email[]>;
  stop(): Promise<void>;
}

const answer = (code: number, text: string) =>
  Object.assign(new Error(text), { responseCode: code });

/** A real SMTP server on this machine. `port` 0 takes a free one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: Email[] = [];
  let moods: Mood[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    closeTimeout: 100,
    onConnect(_session, callback) {
      connections += 1;
      callback();
    },
    onRcptTo(_address, _session, callback) {
      const mood = moods[0];
      if (mood === "greylist") {
        moods.shift();
        callback(answer(451, "4.7.1 Greylisted, come back later"));
      } else if (mood === "refuse") {
        moods.shift();
        callback(answer(550, "5.1.1 No such user"));
      } else if (typeof mood === "object") {
        moods.shift();
        callback(answer(mood.code, mood.text));
      } else callback();
    },
    onData(stream, session, callback) {
      const mood = moods.shift() ?? "take";
      const chunks: Buffer[] = [];
      if (mood === "hang up") {
        // In the middle of the letter: the sender's connection breaks before any answer.
        stream.resume();
        for (const connection of (server as unknown as { connections: Set<Connection> })
          .connections)
          if (connection.session.id === session.id) connection._socket.destroy();
        return;
      }
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        if (mood === "slow") await new Promise((resolve) => setTimeout(resolve, 3000));
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        callback();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const bound = (server.server.address() as { port: number }).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    connections: () => connections,
    behave(...next) {
      moods = next;
    },
    async arrived(count, withinMs = 20_000) {
      const deadline = Date.now() + withinMs;
      while (mails.length < count) {
        if (Date.now() > deadline) throw new Error(`${mails.length} of ${count} mails came`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return mails;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface Connection {
  session: { id: string };
  _socket: { destroy(): void };
}

/** A port where nobody listens, for a server that is started later. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
