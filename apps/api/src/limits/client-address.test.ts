import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test("addresses of one IPv6 network are one client, however they are written", () => {
  const network = "2001:db8:0:7::/64";
  for (const ip of [
    "2001:db8:0:7::1",
    "2001:0DB8::7:1:2:3:4",
    "2001:db8::7:ffff:0:0:9",
    "2001:db8:0:7:a:b:c:d%eth0",
  ]) {
    expect(clientAddress(ip), ip).toBe(network);
  }
  expect(clientAddress("2001:db8:0:8::1")).not.toBe(network);
  expect(clientAddress("::1")).toBe("0:0:0:0::/64");
});

test("an IPv4 address is one client, also when it comes in IPv6 clothing", () => {
  expect(clientAddress("203.0.113.9")).toBe("203.0.113.9");
  expect(clientAddress("::ffff:203.0.113.9")).toBe("203.0.113.9");
});
