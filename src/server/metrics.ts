// Prometheus metrics of this process.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Sizes {
  readonly matches: () => number;
  readonly sockets: () => number;
}

export class Metrics {
  private readonly register = new Registry();
  private readonly entries: Counter;
  private readonly latency: Histogram;
  private readonly refusals: Counter<'code'>;
  private readonly denials: Counter<'code'>;

  constructor(sizes: Sizes) {
    const registers = [this.register];
    collectDefaultMetrics({ register: this.register });
    this.entries = new Counter({ name: 'grotto_entries_total', help: 'Entries stored in match logs', registers });
    this.latency = new Histogram({
      name: 'grotto_answer_seconds',
      help: 'From an ask to its answer, stored and told',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
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
    this.entries.inc(entries);
  }

  answered(milliseconds: number): void {
    this.latency.observe(milliseconds / 1000);
  }

  refused(code: string): void {
    this.refusals.inc({ code });
  }

  denied(code: string): void {
    this.denials.inc({ code });
  }

  text(): Promise<string> {
    return this.register.metrics();
  }

  get contentType(): string {
    return this.register.contentType;
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
