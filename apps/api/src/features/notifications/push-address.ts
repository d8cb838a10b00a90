import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/** Addresses that lead inside: a push endpoint comes from a browser, so from anyone. */
const inside = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  inside.addSubnet(network, prefix, "ipv4");
}
// Of IPv6 only the global unicast space leads outside, without its tunnels and documentation.
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");
const special6 = new BlockList();
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const) {
  special6.addSubnet(network, prefix, "ipv6");
}

/** True for an address on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, "ipv4");
  return family === 6 && global6.check(address, "ipv6") && !special6.check(address, "ipv6");
}

/** True for the form every push service has: https, a name, the usual port. */
export function isPushEndpoint(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return (
    url !== null &&
    url.protocol === "https:" &&
    url.port === "" &&
    url.username === "" &&
    url.password === "" &&
    isIP(url.hostname.replace(/^\[|\]$/g, "")) === 0 &&
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(url.hostname)
  );
}

/**
 * The address to connect to for a host. It's looked up once and used as it is, so that a name can't
 * lead elsewhere between the check and the connection.
 *
 * @throws when the name is unknown, or any of its addresses leads inside
 */
export async function publicAddressOf(host: string): Promise<{ address: string; family: number }> {
  const found = await lookup(host, { all: true });
  const [first] = found;
  if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
    throw new Error("The push endpoint is not on the public internet.");
  }
  return first;
}
