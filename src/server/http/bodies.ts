// Reads bodies: JSON in UTF-8 and nothing else. What is not even HTTP gets the same kind of answer.

import { isUtf8 } from 'node:buffer';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { badRequest, serverRefusal } from '../matches/command.ts';
import { writtenRefusal } from './answers.ts';

class BadBody extends Error {
  readonly statusCode = 400;
}

/** A key such as `__proto__` is refused. An empty body is none: whether one is needed is up to the endpoint. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    // Decoded as it stands, every wrong byte would become the same sign, and nobody would notice.
    else if (!isUtf8(body)) done(new BadBody('no UTF-8'));
    else parse(request, body.toString('utf8'), done);
  });
}

/** The field of a request that is to blame for a status. */
const BLAMED: Readonly<Record<number, string>> = { 400: 'body', 413: 'body', 415: 'content-type' };

export const refusalFor = (status: number) => {
  const where = BLAMED[status];
  return where === undefined ? serverRefusal('bad-request') : badRequest(where);
};

const HEADERS_TOO_LARGE = 431;
const TIMEOUT = 408;

export function answerBadHttp(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? HEADERS_TOO_LARGE
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? TIMEOUT
        : 400;
  if (socket.writable) socket.write(writtenRefusal({ refusal: serverRefusal('bad-request') }, status));
  socket.destroy(error);
}
