// Exact cover by the npm package dancing-links: how many solutions there are.

import { DancingLinks } from 'dancing-links';

/** Each row is the list of columns it covers; columns from `primary` on may stay uncovered. */
export function countCovers({ primary, secondary }, rows) {
  const solver = new DancingLinks().createSolver(
    secondary === 0 ? { columns: primary } : { primaryColumns: primary, secondaryColumns: secondary },
  );
  for (const row of rows) {
    const constraint =
      secondary === 0
        ? row
        : {
            primary: row.filter((column) => column < primary),
            secondary: row.filter((column) => column >= primary).map((column) => column - primary),
          };
    solver.addSparseConstraint(0, constraint);
  }
  let count = 0;
  for (const _ of solver.createGenerator()) count += 1;
  return count;
}
