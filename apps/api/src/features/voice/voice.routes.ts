import { voiceVersion } from "@tilashar/speech/voice";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "#api/errors.ts";
import { clientAddress } from "#api/limits/client-address.ts";
import { assetHeaders } from "#api/plugins/security-headers.ts";
import { byteRange } from "./byte-range.ts";
import { isSpeakerName } from "./outside-voice.ts";
import { isSoundSource } from "./sound-source.ts";
import { normalText } from "./spoken-request.ts";
import type { VoiceService } from "./voice.service.ts";

/**
 * For so long nobody asks again; for a week what is kept is played at once, and asked for beside it: a new
 * recording takes the place of another voice without another address.
 */
const keptFor = "public, max-age=600, stale-while-revalidate=604800";

/** A person's recording: a day after it was taken back no browser plays it without having asked. */
const recordingKeptFor = "public, max-age=600, stale-while-revalidate=85800";

/**
 * Serves speech at `/assets/voice/<version>/<voice>/<rate>.mp3?text=…`, made when it is first asked for.
 * `…/<rate>.json` tells when its sounds and words are heard in the same sound. `prefer` names the source that is asked first. `voice-source` in the answer tells which it was, and
 * `voice-speaker` and `voice-licence` whose recording.
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
        const { text, prefer, prosody } = request.query as Record<string, unknown>;
        const [, rate, kind] = /^(normal|slow)\.(mp3|json)$/.exec(file ?? "") ?? [];
        if (name === undefined || !isSpeakerName(name)) throw new AppError("not_found");
        // One spelling, one address: otherwise one sound would be kept under many.
        if (
          (rate !== "normal" && rate !== "slow") ||
          typeof text !== "string" ||
          normalText(text) !== text
        ) {
          throw new AppError("not_found");
        }
        if (prefer !== undefined && !isSoundSource(prefer)) throw new AppError("not_found");
        if (prosody !== undefined && prosody !== "plain") throw new AppError("not_found");
        if (version !== voiceVersion) {
          // A page of an earlier day asks for its own voices, and hears those of today.
          if (!/^\d{1,4}$/.test(version ?? "")) throw new AppError("not_found");
          const query = `text=${encodeURIComponent(text)}${prefer ? `&prefer=${prefer}` : ""}${prosody ? `&prosody=${prosody}` : ""}`;
          const today = `/assets/voice/${voiceVersion}/${name}/${file}?${query}`;
          return reply.header("cache-control", "no-store").redirect(today);
        }
        const { bytes, source, tag, by } = await voice[kind === "json" ? "times" : "say"](
          { text, voice: name, rate, prefer: prefer ?? null, prosody: prosody ?? "full" },
          clientAddress(request.ip),
        );
        const etag = `"${tag}"`;
        reply
          .headers(headers)
          .headers({
            "cache-control": by === null ? keptFor : recordingKeptFor,
            etag,
            "voice-source": source,
          })
          .headers(by === null ? {} : { "voice-speaker": by.speaker, "voice-licence": by.licence });
        const known = request.headers["if-none-match"]?.split(",").map((one) => one.trim());
        if (known?.some((one) => one.replace(/^W\//, "") === etag)) return reply.status(304).send();
        if (kind === "json") return reply.type("application/json; charset=utf-8").send(bytes);
        reply.type("audio/mpeg");
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
