// What a client is told when something goes wrong: always a code. What went wrong inside stays in the log.

import type { DoorRefusal } from '@flagfall/protocol/http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StorageUnavailable } from '../store/errors.ts';
import { Refused, STATUS } from './refused.ts';

export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler(answerFault);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) => answer(reply, { code: 'noSuchRoute' }));
}

export function answerFault(error: FastifyError | Refused | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFor(error);
  if (refusal.code === 'broken' || refusal.code === 'unavailable') request.log.error({ err: error }, 'a request failed');
  return answer(reply, refusal);
}

function answer(reply: FastifyReply, refusal: DoorRefusal): FastifyReply {
  if ('retryAfterSeconds' in refusal) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return reply.code(STATUS[refusal.code]).type('application/json; charset=utf-8').send(refusal);
}

function refusalFor(error: FastifyError | Refused | Error): DoorRefusal {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof StorageUnavailable) return { code: 'unavailable' };
  const { statusCode = 500 } = error as Partial<FastifyError>;
  if (statusCode === 413) return { code: 'tooLarge' };
  if (statusCode === 415) return { code: 'notJson' };
  return statusCode >= 400 && statusCode < 500 ? { code: 'badMessage' } : { code: 'broken' };
}
