export { ocelot } from '../en/ocelot.ts';
