import { editingEndpoints, type Proposal as ProposalOnTheWire } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import type { EditingService, ProposalWithNames } from "./editing.service.ts";

const toProposal = ({
  accountId: _accountId,
  attempt: _attempt,
  author,
  decider,
  reportId,
  createdAt,
  decidedBy: _decidedBy,
  decidedAt,
  leftOut,
  ...proposal
}: ProposalWithNames): ProposalOnTheWire => ({
  ...proposal,
  report: reportId,
  by: author,
  created_at: createdAt,
  decided_by: decider,
  decided_at: decidedAt,
  left_out: leftOut,
});

/** The course edited in the browser. */
export function editingRoutes(service: EditingService, guard: Guard): FastifyPluginAsync {
  return async (app) => {
    register(app, editingEndpoints.find, (request) =>
      service.find(guard.actor(request), request.query.text),
    );
    register(app, editingEndpoints.file, async (request) => {
      const { file } = request.query;
      return { file, ...(await service.file(guard.actor(request), file)) };
    });
    register(app, editingEndpoints.check, (request) =>
      service.check(guard.actor(request), request.body),
    );
    register(app, editingEndpoints.propose, async (request) => {
      const { report = null, why, ...change } = request.body;
      const proposal = { ...change, why: why.trim(), reportId: report };
      return toProposal(await service.propose(guard.actor(request), proposal));
    });
    register(app, editingEndpoints.list, async (request) => {
      const { state = null, before = null } = request.query;
      const { proposals, next, notServed, leftOut } = await service.list({ state, before });
      return {
        proposals: proposals.map(toProposal),
        next,
        not_served: notServed,
        left_out: leftOut,
      };
    });
    register(app, editingEndpoints.decide, async (request) => {
      const { decision, answer = "" } = request.body;
      const told = { approve: decision === "approve", answer: answer.trim() };
      return toProposal(await service.decide(guard.actor(request), request.params.id, told));
    });
    register(app, editingEndpoints.withdraw, async (request) =>
      toProposal(await service.withdraw(guard.actor(request), request.params.id)),
    );
  };
}
