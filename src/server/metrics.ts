// What an operator can see: Prometheus counters and gauges of this process.

import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { Times } from './times.ts';

export interface Sizes {
  readonly matches: () => number;
  readonly sockets: () => number;
}

export class Metrics {
  private readonly registry = new Registry();
  private readonly answers = new Times('grotto_answer_seconds', 'From an ask to its answer, stored and told');
  /** Plain numbers while the server plays: the library's are brought up to date when somebody looks. */
  private entries = 0;
  private readonly refusals: Counter<'code'>;
  private readonly denials: Counter<'code'>;

  constructor(sizes: Sizes) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    const entries = (): number => this.entries;
    new Counter({
      name: 'grotto_entries_total',
      help: 'Entries stored in match logs',
      registers,
      collect() {
        this.reset();
        this.inc(entries());
      },
    });
    this.refusals = new Counter({
      name: 'grotto_refusals_total',
      help: 'Asks refused',
      labelNames: ['code'],
      registers,
    });
    this.denials = new Counter({
      name: 'grotto_denials_total',
      help: 'Sockets denied',
      labelNames: ['code'],
      registers,
    });
    gauge('grotto_matches', 'Matches in memory', sizes.matches, registers);
    gauge('grotto_sockets', 'Open sockets', sizes.sockets, registers);
  }

  appended(entries: number): void {
    this.entries += entries;
  }

  answered(milliseconds: number): void {
    this.answers.add(milliseconds / 1000);
  }

  refused(code: string): void {
    this.refusals.inc({ code });
  }

  denied(code: string): void {
    this.denials.inc({ code });
  }

  async text(): Promise<string> {
    return `${await this.registry.metrics()}\n${this.answers.text()}`;
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}

function gauge(name: string, help: string, read: () => number, registers: Registry[]): Gauge {
  return new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}
