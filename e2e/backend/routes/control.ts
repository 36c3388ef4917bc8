// The control channel: stages events and faults for tests, and reports the counters. Off by default.
import type { FastifyInstance } from "fastify";
import type { ControlAction, ControlActions, ControlState } from "../control/controlActions.ts";
import {
  stageDeletion,
  stageLikes,
  stageMute,
  stageOwnPosts,
  stagePosts,
  stageReplies,
  stageSubscription,
} from "../community/stageCommunity.ts";
import { stageFees, stageOrder, stageRefund, stageSale } from "../creators/stageCreators.ts";
import { answer, refusal } from "../server/envelope.ts";
import { packBomb } from "../stream/frames.ts";
import { stageFriends } from "../members/stageActivity.ts";
import { stageMember } from "../members/stageMember.ts";
import type { Services } from "../server/services.ts";
import { stagePayoutAccount, stageWallet, stageWithdrawState } from "../wallet/stageWallet.ts";
import { controlProblem } from "./controlProblem.ts";

const BOMB_BYTES = 4 * 1024 * 1024;

type Actors = { readonly [Action in ControlAction]: (body: ControlActions[Action]) => unknown };

/** The answer of an action without a result. */
const done = (_done?: void): null => null;

/** Each returns the answer's `data`; undefined means that there is no such match. */
function createActors(services: Services): Actors {
  const { stage, stream, streamFaults, faults, quirks, counters, load } = services;

  function resetFaults(): void {
    faults.clear();
    streamFaults.clear();
    stream.releaseHanging();
  }

  return {
    goal: ({ matchId, side }) => stage.goal(matchId, side),
    cancelGoal: ({ matchId, side }) => stage.cancelGoal(matchId, side),
    card: ({ matchId, side, color }) => stage.card(matchId, side, color),
    phase: ({ matchId, state, minute }) => stage.phase(matchId, state, minute),
    match: ({ matchId, ...patch }) => stage.match(matchId, patch),
    odds: ({ matchId, provider, ...prices }) => (stage.odds(matchId, provider, prices) ? null : undefined),
    rename: (names) => done(stage.rename(names)),
    longNames: ({ letters }) => done(services.longNames.set(letters)),
    freeze: ({ on }) => done(stage.freeze(on)),
    only: ({ matchIds }) => done(stage.only(matchIds)),
    manyMatches({ count }) {
      load.stop();
      return done(stage.manyMatches(count));
    },
    load: (plan) => (load.start(plan) ? null : undefined),
    burst: ({ records }) => (load.burst(records) ? null : undefined),
    tick: () => done(stream.tick()),
    quirks({ looseTypes, commaOdds }) {
      if (looseTypes !== undefined) quirks.looseTypes = looseTypes;
      if (commaOdds !== undefined) quirks.commaOdds = commaOdds;
      return null;
    },
    dictionary: ({ lang, entries }) => done(services.dictionary.stage(lang, entries)),
    languages: ({ codes }) => done(services.languages.stage(codes)),
    clock: ({ shiftMs }) => done(services.shiftClock(shiftMs)),
    fault: (fault) => done(faults.add(fault)),
    clearFaults: () => done(resetFaults()),
    streamFault({ kind, on, count }) {
      streamFaults.set(kind, on, count);
      if (kind === "hang" && !on) stream.releaseHanging();
      return null;
    },
    closeSockets: ({ code, reason }) => done(stream.closeAll(code, reason)),
    send({ base64, text }) {
      if (text !== undefined) stream.sendAll(text);
      if (base64 !== undefined) stream.sendAll(Buffer.from(base64, "base64"));
      return null;
    },
    bomb: ({ bytes }) => done(stream.sendAll(packBomb(bytes ?? BOMB_BYTES))),
    heartbeat: () => done(stream.sendAll("ok")),
    deploy: (options) => done(services.deployment.deploy(options)),
    expireTokens: () => done(services.tokens.expireAll()),
    expireSessions: ({ userId }) => done(services.sessions.expireAll(userId)),
    tokenLifetime: ({ ms }) => done(services.sessions.setLifetime(ms)),
    ageCodes: ({ ms, email }) => done(services.codes.age(ms, email)),
    clearTries: () => done((services.tryLimit.clearAll(), services.rateLimits.clearAll())),
    member: (body) => stageMember(services, body),
    removeMember: ({ userId }) => done(services.accounts.remove(userId)),
    notice: ({ text = "", ...notice }) =>
      done(services.notices.add({ ...notice, text, createdAt: services.now() })),
    activity: ({ name, startsInMs, endsInMs }) =>
      done(
        services.activities.stage(name, {
          startsAt: services.now() + startsInMs,
          endsAt: services.now() + endsInMs,
        }),
      ),
    inviteFriends: (body) => done(stageFriends(services, body)),
    writePosts: (body) => done(stageOwnPosts(services, body)),
    post: (body) => stagePosts(services, body),
    reply: (body) => stageReplies(services, body),
    like: (body) => stageLikes(services, body),
    deletePost: (body) => done(stageDeletion(services, body)),
    deleteReply: ({ replyId }) =>
      done(services.inOne(() => services.replies.delete(replyId, services.now()))),
    mute: (body) => done(stageMute(services, body)),
    creator: ({ userId, on }) => done(services.fans.setCreator(userId, on, services.now())),
    subscription: (body) => done(stageSubscription(services, body)),
    fees: (body) => stageFees(services, body),
    sale: (body) => stageSale(services, body),
    order: (body) => stageOrder(services, body),
    refund: (body) => stageRefund(services, body),
    wallet: (body) => stageWallet(services, body),
    payoutAccount: (body) => stagePayoutAccount(services, body),
    withdrawState: (body) => stageWithdrawState(services, body),
    takeViolations: () => services.violations.take(),
    reset() {
      services.shiftClock(0);
      load.stop();
      stage.reset();
      services.deployment.reset();
      resetFaults();
      services.longNames.set([]);
      quirks.looseTypes = false;
      quirks.commaOdds = false;
      services.dictionary.clear();
      services.languages.stage(undefined);
      services.sessions.setLifetime();
      services.tryLimit.clearAll();
      services.activities.stage("invite");
      services.activities.stage("post");
      services.rateLimits.clearAll();
      counters.reset();
      return null;
    },
    resetCounters: () => done(counters.reset()),
  };
}

export function controlRoutes(app: FastifyInstance, services: Services): void {
  const actors = createActors(services);

  app.get("/__control/state", async (): Promise<ControlState> => {
    const { total, sinceReset, load } = services.counters.read();
    return {
      now: services.now(),
      openSockets: services.stream.openSockets(),
      total,
      sinceReset,
      load: { on: services.load.isOn(), ...load },
      faults: services.faults.list(),
      streamFaults: services.streamFaults.list(),
    };
  });

  app.post<{ Params: { action: string } }>("/__control/:action", async (request, reply) => {
    const { action } = request.params;
    if (!Object.hasOwn(actors, action)) return reply.code(404).send(refusal(404, `No action ${action}`));
    const body: unknown = request.body ?? {};
    const problem = controlProblem(action as ControlAction, body);
    if (problem !== undefined) return reply.code(400).send(refusal(400, problem));
    const act = actors[action as ControlAction] as (body: unknown) => unknown;
    const data = await act(body);
    if (data === undefined) return reply.code(400).send(refusal(400, "There is no such match"));
    return answer(data);
  });
}
