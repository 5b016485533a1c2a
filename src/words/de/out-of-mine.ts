// placeholder
export { outOfMine } from '../en/out-of-mine.ts';
