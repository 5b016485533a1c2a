// As much of the WebDriver protocol as the tests need: a session, and commands to it.

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export interface WebDriver {
  get(path: string): Promise<unknown>;
  post(path: string, body?: unknown): Promise<unknown>;
  end(): Promise<void>;
}

/** An error that the browser answered, such as `element not interactable`. */
export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

export async function newSession(base: string, capabilities: unknown): Promise<WebDriver> {
  const opened = await command(`${base}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const session = `${base}/session/${idOf(opened)}`;
  return {
    get: (path) => command(session + path, 'GET'),
    post: (path, body = {}) => command(session + path, 'POST', body),
    end: async () => {
      await command(session, 'DELETE');
    },
  };
}

/** The id of an element that a script gave back. */
export function elementOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !(ELEMENT in value)) return undefined;
  return String(value[ELEMENT]);
}

async function command(url: string, method: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const json: unknown = await answer.json();
  const value = typeof json === 'object' && json !== null && 'value' in json ? json.value : undefined;
  if (answer.ok) return value;
  const { error = 'unknown', message = '' } = (value ?? {}) as { error?: string; message?: string };
  throw new WebDriverError(error, message);
}

function idOf(opened: unknown): string {
  const { sessionId } = (opened ?? {}) as { sessionId?: unknown };
  if (typeof sessionId !== 'string') throw new Error('the driver opened no session');
  return sessionId;
}
