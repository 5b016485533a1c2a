export function bundleForNode(entryPoints: Readonly<Record<string, string>>, outdir: string): Promise<unknown>;
