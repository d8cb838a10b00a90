import { voiceVersion } from "@tilashar/speech/voice";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "#api/errors.ts";
import { clientAddress } from "#api/limits/client-address.ts";
import { assetHeaders } from "#api/plugins/security-headers.ts";
import { byteRange } from "./byte-range.ts";
import { isSpeakerName } from "./outside-voice.ts";
import { normalText } from "./spoken-request.ts";
import type { VoiceService } from "./voice.service.ts";

/**
 * Serves speech at `/assets/voice/<version>/<voice>/<rate>.mp3?text=…`, made when it is first asked for.
 * The address says everything the sound follows from, so a browser and a cache may keep it for ever.
 */
export function voiceRoutes(voice: VoiceService, publicUrl: string): FastifyPluginAsync {
  const headers = { ...assetHeaders(publicUrl), "accept-ranges": "bytes" };

  return async (app) => {
    app.addHook("onClose", () => voice.stop());
    app.get(
      "/assets/voice/:version/:voice/:file",
      { schema: { hide: true } },
      async (request, reply) => {
        const { version, voice: name, file } = request.params as Record<string, string>;
        const { text } = request.query as { text?: unknown };
        const rate = file === "normal.mp3" ? "normal" : file === "slow.mp3" ? "slow" : null;
        if (name === undefined || !isSpeakerName(name)) throw new AppError("not_found");
        // One spelling, one address: otherwise one sound would be kept under many.
        if (rate === null || typeof text !== "string" || normalText(text) !== text) {
          throw new AppError("not_found");
        }
        if (version !== voiceVersion) {
          // A page of an earlier day asks for its own voices, and hears those of today.
          if (!/^\d{1,4}$/.test(version ?? "")) throw new AppError("not_found");
          const today = `/assets/voice/${voiceVersion}/${name}/${file}?text=${encodeURIComponent(text)}`;
          return reply.header("cache-control", "no-store").redirect(today);
        }
        const { bytes, final } = await voice.say(
          { text, voice: name, rate },
          clientAddress(request.ip),
        );
        reply
          .headers(headers)
          .header("cache-control", `public, max-age=${final ? "31536000, immutable" : "86400"}`)
          .type("audio/mpeg");
        const range = byteRange(request.headers.range, bytes.length);
        if (range === null) {
          return reply.status(416).header("content-range", `bytes */${bytes.length}`).send();
        }
        if (range === "all") return reply.send(bytes);
        return reply
          .status(206)
          .header("content-range", `bytes ${range.start}-${range.end}/${bytes.length}`)
          .send(bytes.subarray(range.start, range.end + 1));
      },
    );
  };
}
