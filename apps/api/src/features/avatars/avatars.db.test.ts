import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

const colour = (red: number) => ({ r: red, g: 80, b: 60 });
const picture = (red = 200) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: colour(red) } });

/** A PNG whose header says what we like, with as many grey rows as it takes to fill it. */
function greyPng(width: number, height: number, rows = height): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

onBothDatabases("a learner's picture", (api) => {
  async function send({ access, username, email }: Learner, file: Buffer, name = "me.png") {
    const form = new FormData();
    form.append("username", username);
    form.append("email", email);
    form.append("profile_image", new Blob([new Uint8Array(file)], { type: "image/png" }), name);
    const request = new Request("http://localhost/", { method: "PUT", body: form });
    const { status, body } = await api().call(
      "PUT",
      "/profile/update-profile/",
      Buffer.from(await request.arrayBuffer()),
      {
        token: access,
        headers: { "content-type": request.headers.get("content-type") as string },
      },
    );
    return { status, body };
  }
  const fetchFile = (url: string) => api().app.server.inject({ method: "GET", url });

  test("any common bitmap becomes one small square WebP, served for ever and harmless", async () => {
    const learner = await api().learner();
    const files = {
      png: await picture().png().toBuffer(),
      jpeg: await picture().jpeg().toBuffer(),
      webp: await picture().webp().toBuffer(),
      gif: await picture().gif().toBuffer(),
      avif: await picture().avif({ effort: 0 }).toBuffer(),
    };
    for (const [format, file] of Object.entries(files)) {
      // Whatever the name and the declared type say.
      const { status, body } = await send(learner, file, "picture.html");
      expect(status, format).toBe(200);
      expect(body.avatar).toMatch(/^\/assets\/avatars\/[0-9a-f]{32}\.webp$/);
      const served = await fetchFile(body.avatar);
      expect(served.headers).toMatchObject({
        "content-type": "image/webp",
        "x-content-type-options": "nosniff",
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
      const { width, height, format: found } = await sharp(served.rawPayload).metadata();
      expect([width, height, found]).toEqual([256, 256, "webp"]);
    }
  });

  test("where it was taken is not kept, and it stands upright", async () => {
    const learner = await api().learner();
    const left = await sharp({
      create: { width: 200, height: 400, channels: 3, background: colour(10) },
    })
      .composite([
        {
          input: { create: { width: 200, height: 200, channels: 3, background: colour(250) } },
          top: 0,
          left: 0,
        },
      ])
      .withExif({
        IFD0: { Copyright: "Айгүл, 43.25N 76.95E" },
        IFD3: { GPSLatitude: "43/1 15/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(left.includes("43.25N")).toBe(true);
    const { body } = await send(learner, left, "photo.jpg");
    const { rawPayload } = await fetchFile(body.avatar);
    const { exif, xmp, orientation } = await sharp(rawPayload).metadata();
    expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined]);
    expect(rawPayload.includes("43.25N")).toBe(false);
    // Orientation 6: the bright top of the stored picture is the right side of the seen one.
    const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => data[(y * 256 + x) * 3] as number;
    expect(redAt(240, 128)).toBeGreaterThan(200);
    expect(redAt(16, 128)).toBeLessThan(60);
  });

  test("what is no bitmap is refused under any name, and the old picture stays", async () => {
    const learner = await api().learner();
    const png = await picture().png().toBuffer();
    const kept = (await send(learner, png)).body.avatar;
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    const files: Record<string, Buffer> = {
      svg,
      html: Buffer.from("<!doctype html><script>alert(1)</script>"),
      xml: Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
      ),
      exe: Buffer.from("MZ\x90\0\x03\0\0\0\x04", "latin1"),
      zip: Buffer.from("PK\x03\x04\x14\0", "latin1"),
      text: Buffer.from("a picture, honestly"),
      bmp: Buffer.from("BM\x46\0\0\0", "latin1"),
      tiff: await picture().tiff().toBuffer(),
      "truncated png": png.subarray(0, png.length / 2),
      "truncated jpeg": (await picture().jpeg().toBuffer()).subarray(0, 400),
      "png in name": Buffer.concat([png.subarray(0, 8), svg]),
      "jpeg in name": Buffer.concat([Buffer.from("\xff\xd8\xff\xe0", "latin1"), svg]),
      "webp in name": Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP", "latin1"), svg]),
    };
    for (const [kind, file] of Object.entries(files)) {
      const { status, body } = await send(learner, file, `${kind}.png`);
      expect([status, body.code], kind).toEqual([400, "validation"]);
      expect(body.profile_image, kind).toHaveLength(1);
    }
    const { body } = await api().call("GET", "/profile/settings/", undefined, {
      token: learner.access,
    });
    expect(body.avatar).toBe(kept);
    expect((await fetchFile(kept)).statusCode).toBe(200);
  });

  test("a polyglot leaves only its pixels", async () => {
    const learner = await api().learner();
    const script = "<script>alert(document.domain)</script>";
    const gif = Buffer.concat([await picture().gif().toBuffer(), Buffer.from(script)]);
    const commented = await picture()
      .withExif({ IFD0: { ImageDescription: script } })
      .jpeg()
      .toBuffer();
    for (const file of [gif, commented]) {
      const { status, body } = await send(learner, file, "x.html");
      expect(status).toBe(200);
      expect((await fetchFile(body.avatar)).rawPayload.includes("script")).toBe(false);
    }
  });

  test("bombs are refused by their header, four at once, in little memory", async () => {
    const learner = await api().learner();
    const bombs = [
      greyPng(50_000, 50_000, 1),
      greyPng(20_000, 20_000),
      greyPng(65_535, 400),
      greyPng(5001, 5000),
    ];
    const before = process.memoryUsage().rss;
    const answers = await Promise.all(bombs.map((bomb) => send(learner, bomb)));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
    expect((await send(learner, greyPng(5000, 5000))).status).toBe(200);
  });

  test("a file of more than 8 MB is a 413", async () => {
    const learner = await api().learner();
    const png = await picture().png().toBuffer();
    const large = Buffer.concat([png, Buffer.alloc(8 * 1024 * 1024)]);
    expect((await send(learner, large)).status).toBe(413);
    expect((await send(learner, Buffer.concat([large, Buffer.alloc(22_000_000)]))).status).toBe(
      413,
    );
  });

  test("a file without bytes is refused; a form in which none was chosen changes nothing", async () => {
    const learner = await api().learner();
    const { avatar } = (await send(learner, await picture(150).png().toBuffer())).body;
    const empty = await send(learner, Buffer.alloc(0));
    expect([empty.status, empty.body.code]).toEqual([400, "validation"]);
    expect(empty.body.profile_image).toEqual([expect.any(String)]);
    const untouched = await send(learner, Buffer.alloc(0), "");
    expect([untouched.status, untouched.body.avatar]).toEqual([200, avatar]);
  });

  test("a file's name never becomes part of anything, and nothing is left in a folder", async () => {
    const temporary = () => readdirSync(tmpdir()).filter((name) => !name.startsWith("tilashar-"));
    const before = temporary();
    const learner = await api().learner();
    const other = await api().learner();
    const names = [
      "../../../etc/passwd",
      "..\\..\\boot.ini",
      "/etc/passwd",
      "a\0.png",
      "x.php.png",
      `${"n".repeat(4000)}.png`,
      ".htaccess",
      '"; filename="x.svg',
    ];
    for (const [index, name] of names.entries()) {
      const { status, body } = await send(learner, await picture(index).png().toBuffer(), name);
      expect(status, name).toBe(200);
      expect(body.avatar).toMatch(/^\/assets\/avatars\/[0-9a-f]{32}\.webp$/);
    }
    const same = "same.png";
    const mine = await send(learner, await picture(1).png().toBuffer(), same);
    const theirs = await send(other, await picture(99).png().toBuffer(), same);
    expect(mine.body.avatar).not.toBe(theirs.body.avatar);
    expect(temporary().filter((name) => !before.includes(name))).toEqual([]);
  });

  test("a new picture takes the old one's place; two learners may have the same; it can be taken away", async () => {
    const [learner, twin] = [await api().learner(), await api().learner()];
    const first = (await send(learner, await picture(5).png().toBuffer())).body.avatar;
    expect((await send(twin, await picture(5).png().toBuffer())).body.avatar).toBe(first);
    const second = (await send(learner, await picture(6).png().toBuffer())).body.avatar;
    expect((await fetchFile(first)).statusCode).toBe(200);
    const remove = await api().call(
      "PUT",
      "/profile/update-profile/",
      [
        ["username", learner.username],
        ["email", learner.email],
        ["remove_image", "true"],
      ]
        .map(
          ([name, value]) =>
            `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
        )
        .concat("--b--\r\n")
        .join(""),
      { token: learner.access, headers: { "content-type": "multipart/form-data; boundary=b" } },
    );
    expect(remove.body.avatar).toBeNull();
    expect((await fetchFile(second)).statusCode).toBe(404);
    expect((await fetchFile(first)).statusCode).toBe(200);
    for (const name of [
      "x.webp",
      "../../etc/passwd",
      `${"0".repeat(32)}.webp`,
      "%00",
      `${"0".repeat(32)}.svg`,
    ]) {
      expect((await fetchFile(`/assets/avatars/${name}`)).statusCode, name).toBeGreaterThanOrEqual(
        400,
      );
    }
  });
});
