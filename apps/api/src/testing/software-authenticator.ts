import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { encodeCBOR } from "@levischuck/tiny-cbor";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const text = (data: Uint8Array | string) => Buffer.from(data).toString("base64url");

/** What is said wrongly, to see it refused. */
export interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Whether the user was verified; present they are always. */
  verified?: boolean;
  counter?: number;
  signedBy?: KeyObject;
}

/** An authenticator in software, with real keys: it makes and signs as the standard says. */
export function softwareAuthenticator(publicUrl: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? publicUrl,
        crossOrigin: false,
      }),
    );
  function head(flags: number, lies: Lies): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    const seen = lies.verified === false ? flags & ~0x04 : flags;
    return Buffer.concat([
      sha256(lies.rpId ?? new URL(publicUrl).hostname),
      Buffer.from([seen]),
      count,
    ]);
  }

  return {
    privateKey,
    make(challenge: string, lies: Lies = {}) {
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const key = encodeCBOR(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, "base64url"))],
          [-3, new Uint8Array(Buffer.from(y, "base64url"))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        head(0x45, lies),
        Buffer.alloc(16),
        length,
        credentialId,
        key,
      ]);
      const attestation = encodeCBOR(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ["fmt", "none"],
          ["attStmt", new Map<string, string>()],
          ["authData", new Uint8Array(authData)],
        ]),
      );
      return {
        id: text(credentialId),
        rawId: text(credentialId),
        type: "public-key" as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(clientData("webauthn.create", challenge, lies)),
          attestationObject: text(attestation),
          transports: ["internal"],
        },
      };
    },
    sign(challenge: string, lies: Lies = {}) {
      counter += 1;
      const client = clientData("webauthn.get", challenge, lies);
      const authData = head(0x05, lies);
      const signed = Buffer.concat([authData, sha256(client)]);
      return {
        id: text(credentialId),
        rawId: text(credentialId),
        type: "public-key" as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(authData),
          signature: text(sign("sha256", signed, lies.signedBy ?? privateKey)),
        },
      };
    },
  };
}
