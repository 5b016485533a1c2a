// How refusals become HTTP answers: one body for all of them, whoever writes it.

import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Millis, Refusal } from '../../contract/game.ts';
import { err, type Result } from '../../kit/result.ts';
import { type HttpRefusalCode, type Problem, statusOf } from '../../protocol/http.ts';

/** A refusal, and how long to wait before the same is asked again. */
export interface Refused {
  readonly refusal: Refusal;
  readonly retryAfter?: Millis;
}

export const httpRefusal = (code: HttpRefusalCode): Refusal => ({ code, rule: 'table' });

/** The sentence is for whoever runs the server: nobody else can do anything about it. */
export function unknownHost(host = ''): Refused {
  const why = `Host: this server is not called ${host.slice(0, 100)}; whoever runs it can name it in GROTTO_HOSTS`;
  return { refusal: { ...httpRefusal('unknown-host'), detail: { where: 'Host', why } } };
}

export const no = (refusal: Refusal): Result<never, Refused> => err({ refusal });

export const tooFast = (retryAfter: Millis): Result<never, Refused> =>
  err({ refusal: httpRefusal('too-fast'), retryAfter });

export function refuse(reply: FastifyReply, { refusal, retryAfter }: Refused, status?: number): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', inSeconds(retryAfter));
  const problem: Problem = { refusal };
  return reply.code(status ?? statusOf(refusal.code)).send(problem);
}

/** The same for a socket that never got to a reply. */
export function writtenRefusal({ refusal, retryAfter }: Refused, status = statusOf(refusal.code)): string {
  const problem: Problem = { refusal };
  const body = JSON.stringify(problem);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(retryAfter === undefined ? [] : [`Retry-After: ${inSeconds(retryAfter)}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

const inSeconds = (time: Millis): string => String(Math.max(1, Math.ceil(time / 1000)));
