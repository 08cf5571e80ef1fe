// What a client is told about an error: always a code. Internal details stay in the log.

import type { HttpRefusal } from '@flagfall/protocol/http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StorageUnavailable } from '../store/errors.ts';
import { HTTP_STATUS, RequestRefused } from './refused.ts';

export function addErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) => answer(reply, { code: 'noSuchRoute' }));
}

export function answerError(error: FastifyError | RequestRefused | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFor(error);
  if (refusal.code === 'broken' || refusal.code === 'unavailable') request.log.error({ err: error }, 'a request failed');
  return answer(reply, refusal);
}

function answer(reply: FastifyReply, refusal: HttpRefusal): FastifyReply {
  if ('retryAfterSeconds' in refusal) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return reply.code(HTTP_STATUS[refusal.code]).type('application/json; charset=utf-8').send(refusal);
}

function refusalFor(error: FastifyError | RequestRefused | Error): HttpRefusal {
  if (error instanceof RequestRefused) return error.refusal;
  if (error instanceof StorageUnavailable) return { code: 'unavailable' };
  const { statusCode = 500 } = error as Partial<FastifyError>;
  if (statusCode === 413) return { code: 'tooLarge' };
  if (statusCode === 415) return { code: 'notJson' };
  return statusCode >= 400 && statusCode < 500 ? { code: 'badMessage' } : { code: 'broken' };
}
