import { expect, test } from "vitest";
import { isPublicAddress, isPushEndpoint } from "./push-address.ts";

test("addresses that lead inside are not public", () => {
  for (const address of [
    "127.0.0.1",
    "10.1.2.3",
    "172.31.255.255",
    "192.168.0.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "fe80::1",
    "fc00::1",
    "2002:7f00:1::",
    "2001:db8::1",
    "64:ff9b::7f00:1",
    "localhost",
    "",
  ]) {
    expect(isPublicAddress(address), address).toBe(false);
  }
});

test("addresses of the public internet are", () => {
  for (const address of ["142.250.74.74", "8.8.8.8", "2a00:1450:4001:80f::200a"]) {
    expect(isPublicAddress(address), address).toBe(true);
  }
});

test("a push endpoint is https, by name, on the usual port", () => {
  for (const endpoint of [
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/xyz",
    "https://web.push.apple.com/QKC",
  ]) {
    expect(isPushEndpoint(endpoint), endpoint).toBe(true);
  }
  for (const endpoint of [
    "http://fcm.googleapis.com/x",
    "https://127.0.0.1/x",
    "https://2130706433/x",
    "https://[::1]/x",
    "https://localhost/x",
    "https://user@fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "file:///etc/passwd",
    "",
  ]) {
    expect(isPushEndpoint(endpoint), endpoint).toBe(false);
  }
});
