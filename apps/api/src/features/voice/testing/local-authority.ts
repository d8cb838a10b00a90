import "reflect-metadata";
import { webcrypto } from "node:crypto";
import * as x509 from "@peculiar/x509";

const algorithm = {
  name: "ECDSA",
  namedCurve: "P-256",
  hash: "SHA-256",
};
const crypto = webcrypto as Crypto;
const validity = () => {
  const hour = 3_600_000;
  return { notBefore: new Date(Date.now() - hour), notAfter: new Date(Date.now() + 24 * hour) };
};
const newKeys = () => crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);

/** A certificate authority of one's own, as in a house's network, and a server's certificate by it; PEM. */
export async function localAuthority(
  host: string,
): Promise<{ authority: string; certificate: string; key: string }> {
  const [ours, theirs] = await Promise.all([newKeys(), newKeys()]);
  const authority = await x509.X509CertificateGenerator.createSelfSigned(
    {
      ...validity(),
      name: "CN=An authority of a test",
      keys: ours,
      signingAlgorithm: algorithm,
      extensions: [
        new x509.BasicConstraintsExtension(true, 0, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      ],
    },
    crypto,
  );
  const certificate = await x509.X509CertificateGenerator.create(
    {
      ...validity(),
      subject: `CN=${host}`,
      issuer: authority.subject,
      publicKey: theirs.publicKey,
      signingKey: ours.privateKey,
      signingAlgorithm: algorithm,
      extensions: [new x509.SubjectAlternativeNameExtension([{ type: "dns", value: host }])],
    },
    crypto,
  );
  const key = await crypto.subtle.exportKey("pkcs8", theirs.privateKey);
  return {
    authority: authority.toString("pem"),
    certificate: certificate.toString("pem"),
    key: x509.PemConverter.encode(key, "PRIVATE KEY"),
  };
}
