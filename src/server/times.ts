// How long things take, as a Prometheus histogram: counted at every move, where that of the library costs as much as a
// rule of the game, and written only when somebody looks.

/** Upper bounds in seconds. */
const BOUNDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2] as const;

export class Times {
  private readonly name: string;
  private readonly help: string;
  /** By bound; those above the last one come last. */
  private readonly counts = new Array<number>(BOUNDS.length + 1).fill(0);
  private sum = 0;

  constructor(name: string, help: string) {
    this.name = name;
    this.help = help;
  }

  add(seconds: number): void {
    let index = 0;
    while (index < BOUNDS.length && seconds > (BOUNDS[index] ?? 0)) index += 1;
    this.counts[index] = (this.counts[index] ?? 0) + 1;
    this.sum += seconds;
  }

  text(): string {
    const { name } = this;
    const lines = [`# HELP ${name} ${this.help}`, `# TYPE ${name} histogram`];
    let count = 0;
    for (const [index, more] of this.counts.entries()) {
      count += more;
      lines.push(`${name}_bucket{le="${BOUNDS[index] ?? '+Inf'}"} ${count}`);
    }
    lines.push(`${name}_sum ${this.sum}`, `${name}_count ${count}`);
    return `${lines.join('\n')}\n`;
  }
}
