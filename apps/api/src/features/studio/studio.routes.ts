import multipart from "@fastify/multipart";
import {
  type RefusalReason,
  type StudioRecording,
  type StudioStanding,
  studioEndpoints,
} from "@tilashar/contracts";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { invalid } from "#api/errors.ts";
import type { LentRecording, VoiceKind } from "#api/features/voice/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { readStudioForm, studioBodyLimit } from "./read-studio-form.ts";
import { consentVersion } from "./speaker.model.ts";
import type { StudioService } from "./studio.service.ts";

type Standing = Awaited<ReturnType<StudioService["standing"]>>;

const toStanding = ({ consent, recordings }: Standing): StudioStanding => ({
  version: consentVersion,
  consent: consent && {
    version: consent.consentVersion,
    licence: consent.licence,
    // Whoever agreed here has said it.
    voice: consent.voiceKind as VoiceKind,
    region: consent.region,
    age: consent.age,
    speaker: consent.speaker,
    at: consent.consentedAt,
  },
  recordings,
});

const toRecording = (recording: LentRecording): StudioRecording => ({
  id: recording.id,
  text: recording.text,
  seconds: recording.milliseconds / 1000,
  created_at: recording.createdAt,
  state: recording.state,
  reason: recording.refusal as RefusalReason | null,
});

/** A sound that only some may hear is kept by no cache. */
const sendSound = (reply: FastifyReply, sound: Buffer) =>
  reply.header("content-type", "audio/mpeg").header("cache-control", "no-store").send(sound);

/** The recording studio. */
export function studioRoutes(service: StudioService, guard: Guard): FastifyPluginAsync {
  return async (app) => {
    await app.register(multipart);
    app.addHook("onClose", () => service.stop());
    const me = (request: Parameters<Guard["viewer"]>[0]) => guard.viewer(request).accountId;

    register(app, studioEndpoints.standing, async (request) =>
      toStanding(await service.standing(me(request))),
    );
    register(app, studioEndpoints.agree, async (request) => {
      const { version, licence, voice, region = null, age = null } = request.body;
      const consent = { consentVersion: version, licence, voiceKind: voice, region, age };
      return toStanding(await service.agree(guard.actor(request).accountId, consent));
    });
    register(app, studioEndpoints.withdraw, async (request) => ({
      deleted: await service.withdraw(me(request)),
    }));
    register(app, studioEndpoints.next, (request) =>
      service.next(guard.actor(request).accountId, request.query.skip ?? 0),
    );
    register(
      app,
      studioEndpoints.record,
      async (request, reply) => {
        const form = await readStudioForm(request);
        reply.status(201);
        return toRecording(await service.record(guard.actor(request).accountId, form));
      },
      { bodyLimit: studioBodyLimit },
    );
    register(app, studioEndpoints.mine, async (request) => {
      const { recordings, next } = await service.mine(me(request), request.query.before ?? null);
      return { recordings: recordings.map(toRecording), next };
    });
    register(app, studioEndpoints.ownSound, async (request, reply) =>
      sendSound(reply, await service.ownSound(me(request), request.params.id)),
    );
    register(app, studioEndpoints.remove, async (request) => {
      await service.remove(me(request), request.params.id);
      return { deleted: 1 };
    });
    register(app, studioEndpoints.waiting, async (request) => {
      const { recordings, next } = await service.waiting(
        guard.actor(request),
        request.query.after ?? null,
      );
      return { recordings: recordings.map(toRecording), next };
    });
    register(app, studioEndpoints.waitingSound, async (request, reply) =>
      sendSound(reply, await service.waitingSound(guard.actor(request), request.params.id)),
    );
    register(app, studioEndpoints.decide, async (request) => {
      const { decision, reason = null } = request.body;
      if (decision === "refuse" && reason === null) {
        throw invalid({ reason: [{ key: "field_required" }] });
      }
      const refusal = decision === "refuse" ? reason : null;
      return toRecording(await service.decide(guard.actor(request), request.params.id, refusal));
    });
  };
}
