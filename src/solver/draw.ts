// Drawings for people: areas of a grid with walls between them, in box-drawing characters.

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** Cells of one area have no wall between them. Asked for cells around the plan too. */
  area(x: number, y: number): unknown;
  /** One character in the middle of the cell. */
  label(x: number, y: number): string;
}

/** By arms: 1 up, 2 right, 4 down, 8 left. */
const JOINTS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

/** Three characters and a wall wide, a line and a wall high: nearly square on most screens. */
export function drawPlan(plan: Plan): string {
  const lines: string[] = [];
  for (let y = 0; y <= plan.height; y++) {
    let walls = '';
    let cells = '';
    for (let x = 0; x <= plan.width; x++) {
      walls += joint(plan, x, y);
      cells += isWallLeft(plan, x, y) ? '│' : ' ';
      if (x === plan.width) break;
      walls += isWallAbove(plan, x, y) ? '───' : '   ';
      cells += ` ${plan.label(x, y)} `;
    }
    lines.push(walls.trimEnd());
    if (y < plan.height) lines.push(cells.trimEnd());
  }
  return lines.join('\n');
}

/** The character where the corners of four cells meet, this one at the lower right. */
function joint(plan: Plan, x: number, y: number): string {
  const arms =
    (isWallLeft(plan, x, y - 1) ? 1 : 0) |
    (isWallAbove(plan, x, y) ? 2 : 0) |
    (isWallLeft(plan, x, y) ? 4 : 0) |
    (isWallAbove(plan, x - 1, y) ? 8 : 0);
  return JOINTS[arms] ?? ' ';
}

const isWallLeft = (plan: Plan, x: number, y: number): boolean => plan.area(x - 1, y) !== plan.area(x, y);
const isWallAbove = (plan: Plan, x: number, y: number): boolean => plan.area(x, y - 1) !== plan.area(x, y);
