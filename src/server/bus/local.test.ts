import { busContract } from './contract.ts';
import { createLocalBus } from './local.ts';

busContract('The local bus', async () => {
  const bus = createLocalBus();
  return { connect: async () => bus, clear: async () => {} };
});
