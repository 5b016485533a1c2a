// Routes: each endpoint of the protocol gets a handler. Bodies are read and answers are written by the endpoint's schemas.

import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type * as z from 'zod/mini';
import { faultDetail } from '../../kit/first-fault.ts';
import type { Result } from '../../kit/result.ts';
import type { Typed } from '../../match/fields.ts';
import { ENDPOINTS, type Endpoint } from '../../protocol/http.ts';
import { badRequest, serverRefusal } from '../matches/command.ts';
import { type Refused, refuse } from './answers.ts';

type Read<S> = S extends z.ZodMiniType ? z.infer<S> : undefined;
type Part<E, Key extends string> = E extends { readonly [K in Key]: infer S } ? S : undefined;

export interface Received<E extends Endpoint> {
  readonly body: Read<Part<E, 'body'>>;
  readonly query: Read<Part<E, 'query'>>;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: FastifyRequest;
}

/** An answer that is JSON already, as the schema has it. */
export class WrittenJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Answer<E extends Endpoint> = Typed<Read<Part<E, 'answer'>>> | WrittenJson;

export type Handler<E extends Endpoint> = (received: Received<E>) => Promise<Result<Answer<E>, Refused>>;

export function addRoute<E extends Endpoint>(app: FastifyInstance, endpoint: E, handle: Handler<E>): void {
  const { method, path } = endpoint;
  app.route({
    method,
    url: path,
    async handler(request, reply) {
      const body = endpoint.body?.safeParse(request.body);
      if (body?.success === false) return refuse(reply, unreadable('body', body.error));
      const query = endpoint.query?.safeParse(request.query);
      if (query?.success === false) return refuse(reply, unreadable('query', query.error));
      const params = request.params as Received<E>['params'];
      const answer = await handle({ body: body?.data, query: query?.data, params, request } as Received<E>);
      return answer.ok ? send(reply, endpoint, answer.value) : refuse(reply, answer.error);
    },
  });
}

const unreadable = (where: string, error: z.core.$ZodError): Refused => ({
  refusal: { ...serverRefusal('bad-request'), detail: { where, ...faultDetail(error) } },
});

/** Whatever the schema does not name stays here. */
function send(reply: FastifyReply, { status, answer }: Endpoint, value: unknown): FastifyReply {
  reply.code(status);
  if (value instanceof WrittenJson) return reply.type('application/json; charset=utf-8').send(value.text);
  return answer === undefined ? reply.send() : reply.send(answer.parse(value));
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const satisfies HTTPMethods[];

/** A path that is there, asked with a method that it has not: 405, before a body is read. */
export function refuseOtherMethods(app: FastifyInstance, others: readonly string[]): void {
  const allowed = new Map<string, string[]>(others.map((path) => [path, ['GET', 'HEAD']]));
  for (const { path, method } of Object.values<Endpoint>(ENDPOINTS)) {
    const known = allowed.get(path) ?? [];
    allowed.set(path, [...known, method, ...(method === 'GET' ? ['HEAD'] : [])]);
  }
  for (const [url, methods] of allowed) {
    const answer = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      refuse(
        reply.header('allow', METHODS.filter((one) => methods.includes(one)).join(', ')),
        { refusal: badRequest('method') },
        405,
      );
    const method = METHODS.filter((one) => !methods.includes(one));
    app.route({ method, url, onRequest: answer, handler: answer });
  }
}
