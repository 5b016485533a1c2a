// How the server's garbage is collected, wherever it is started from here; docs/operating.md says why, and deploy/ says the same.

export const COLLECTOR = ['--min-semi-space-size=32', '--max-semi-space-size=32', '--single-threaded-gc'];
