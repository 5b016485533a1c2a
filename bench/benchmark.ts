// What a suite in bench/suites gives to the runner.

export interface Benchmark {
  readonly name: string;
  /** What is counted per second: `games`, `solutions`. */
  readonly unit: string;
  /** Does the work this many times over. Gives the units done where that is not simply `count`. */
  run(count: number): number | undefined | Promise<number | undefined>;
  /** The rate to reach, as a multiple of another benchmark's rate. */
  readonly target?: Target;
}

export interface Target {
  /** The name of the benchmark that it is measured against, in any suite. */
  readonly against: string;
  readonly ratio: number;
}

export interface Suite {
  readonly benchmarks: readonly Benchmark[];
  /** Called once before anything is measured: throws when what is compared does not do the same. */
  check?(): void;
}
