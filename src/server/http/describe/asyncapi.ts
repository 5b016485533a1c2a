// The AsyncAPI description of the sockets, made from the schemas of what clients and the server say.

import * as z from 'zod/mini';
import { type Ask, askSchema, helloSchema } from '../../../protocol/asks.ts';
import { type Frame, frameSchema } from '../../../protocol/frames.ts';
import {
  componentsOf,
  gameSchemas,
  INFO,
  type Json,
  type Named,
  refTo,
  SOCKET_SCHEMAS,
  TABLE_SCHEMAS,
} from './components.ts';
import { ASK_EXAMPLES, FRAME_EXAMPLES, HELLO_EXAMPLE } from './examples.ts';

const ASKS: Readonly<Record<Ask['type'], string>> = {
  act: 'The seat acts',
  undo: 'Takes back the last action',
  ready: 'Ready to begin, with a commitment to own luck',
  unready: 'Not ready after all',
  reveal: 'Shows the luck that was committed to',
  back: 'Is here again: the stand-in rises',
  leave: 'Leaves the seat',
  hint: 'Was shown advice',
  phrase: 'Says one of a fixed set of phrases',
  rematch: 'Opens the next match of this table',
  look: 'Asks for the whole table',
  ping: 'Asks for a pong',
};

const FRAMES: Readonly<Record<Frame['type'], string>> = {
  welcome: 'The answer to hello: the table, or what was missed',
  news: 'What happened since the last frame',
  table: 'The whole table',
  refused: 'What was asked is not done',
  presence: 'Who is there',
  phrase: 'Somebody says a phrase',
  pong: 'The answer to ping',
  denied: 'The socket is closed right after',
};

interface Message {
  readonly key: string;
  readonly summary: string;
  readonly example: object;
  readonly named: Named;
}

const HELLO: Message = {
  key: 'ask-hello',
  summary: 'The first message: which table, and who',
  example: HELLO_EXAMPLE,
  named: { schema: helloSchema, description: 'The first message of a socket' },
};

const messagesOf = <Type extends string>(
  prefix: string,
  kinds: readonly z.ZodMiniObject[],
  summaries: Readonly<Record<Type, string>>,
  examples: Readonly<Record<Type, object>>,
): readonly Message[] =>
  (Object.keys(summaries) as Type[]).map((type) => {
    const schema = kinds.find(({ shape: { type: literal } }) => literal && z.safeParse(literal, type).success);
    if (schema === undefined) throw new Error(`no schema of ${type}`);
    const summary = summaries[type];
    return { key: `${prefix}-${type}`, summary, example: examples[type], named: { schema, description: summary } };
  });

const SAID = messagesOf('ask', askSchema.def.options, ASKS, ASK_EXAMPLES);
const HEARD = messagesOf('frame', frameSchema.def.options, FRAMES, FRAME_EXAMPLES);
const MESSAGES = [HELLO, ...SAID, ...HEARD];

/** `ask-act` is `AskAct` among the schemas. */
const nameOf = (key: string): string => key.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const inChannel = ({ key }: Message): Json => ({ $ref: `#/channels/table/messages/${key}` });

export function asyncapi(): Json {
  const own = Object.fromEntries(MESSAGES.map(({ key, named }) => [nameOf(key), named]));
  const schemas = componentsOf(
    { ...own, ...SOCKET_SCHEMAS, ...TABLE_SCHEMAS, ...gameSchemas(['options', 'scenario', 'action']) },
    'draft-7',
  );
  return {
    asyncapi: '3.0.0',
    info: INFO,
    defaultContentType: 'application/json',
    channels: {
      table: {
        address: '/socket',
        title: 'One table',
        description: 'A WebSocket: one JSON document in each text frame. A socket shows one table.',
        messages: Object.fromEntries(MESSAGES.map(({ key }) => [key, { $ref: `#/components/messages/${key}` }])),
      },
    },
    operations: {
      hearHello: operation('receive', 'Hears who comes to which table', [HELLO]),
      hearAsk: operation('receive', 'Hears what a client asks', SAID),
      sayFrame: operation('send', 'Tells a client what happens', HEARD),
    },
    components: {
      messages: Object.fromEntries(MESSAGES.map((message) => [message.key, describeMessage(message)])),
      schemas,
    },
  };
}

const operation = (action: 'receive' | 'send', summary: string, messages: readonly Message[]): Json => ({
  action,
  summary,
  channel: { $ref: '#/channels/table' },
  messages: messages.map(inChannel),
});

const describeMessage = ({ key, summary, example }: Message): Json => ({
  name: key,
  title: nameOf(key),
  summary,
  contentType: 'application/json',
  payload: refTo(nameOf(key)),
  examples: [{ payload: example }],
});
