/** A value as PostgreSQL's text format has it; null is null. */
export type StatementValue = string | number | bigint | boolean | null;

const execute = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0]);
const sync = Buffer.from([0x53, 0, 0, 0, 4]);
const describePortal = Buffer.from([0x44, 0, 0, 0, 6, 0x50, 0]);

/**
 * Messages to PostgreSQL, put together into one write. Values go as text; the portal has no name.
 * Source: https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export class StatementBytes {
  #bytes = Buffer.allocUnsafe(8192);
  #length = 0;

  /** Gives a statement a name; one of that name is forgotten, if there is any. Without a name it is held until the next. */
  parse(name: string, text: string): void {
    if (name !== "") {
      this.#message(0x43, () => {
        this.#byte(0x53);
        this.#text(name);
      });
    }
    this.#message(0x50, () => {
      this.#text(name);
      this.#text(text);
      this.#int16(0);
    });
  }

  /** Asks for the columns of what was bound last. */
  describe(): void {
    this.#put(describePortal);
  }

  bind(name: string, values: readonly StatementValue[]): void {
    this.#message(0x42, () => {
      this.#byte(0);
      this.#text(name);
      this.#int16(0);
      this.#int16(values.length);
      for (const value of values) this.#value(value);
      this.#int16(0);
    });
  }

  /** Runs what was bound last. */
  execute(): void {
    this.#put(execute);
  }

  /** All since the last one is done or none of it, and answered. */
  sync(): void {
    this.#put(sync);
  }

  /** The messages so far; the next ones begin anew. */
  take(): Buffer {
    // A copy: what cannot be sent at once is held by the socket.
    const taken = Buffer.from(this.#bytes.subarray(0, this.#length));
    this.#length = 0;
    return taken;
  }

  #message(type: number, write: () => void): void {
    this.#byte(type);
    const start = this.#length;
    this.#int32(0);
    write();
    this.#bytes.writeInt32BE(this.#length - start, start);
  }

  #value(value: StatementValue | undefined): void {
    if (value === null || value === undefined) {
      this.#int32(-1);
      return;
    }
    const start = this.#length;
    this.#int32(0);
    this.#letters(typeof value === "string" ? value : String(value));
    this.#bytes.writeInt32BE(this.#length - start - 4, start);
  }

  #text(text: string): void {
    this.#letters(text);
    this.#byte(0);
  }

  #letters(text: string): void {
    // No letter of UTF-16 takes more than three bytes.
    this.#room(text.length * 3);
    this.#length += this.#bytes.write(text, this.#length);
  }

  #put(bytes: Buffer): void {
    this.#room(bytes.length);
    this.#length += bytes.copy(this.#bytes, this.#length);
  }

  #byte(value: number): void {
    this.#room(1);
    this.#bytes[this.#length++] = value;
  }

  #int16(value: number): void {
    this.#room(2);
    this.#length = this.#bytes.writeInt16BE(value, this.#length);
  }

  #int32(value: number): void {
    this.#room(4);
    this.#length = this.#bytes.writeInt32BE(value, this.#length);
  }

  #room(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#length + more));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
