import { storeContract } from '../store/contract.ts';
import { sharedContract } from '../store/shared-contract.ts';
import { MemoryDatabase, openMemoryStore } from './memory-store.ts';

storeContract('memory', async () => {
  const database = new MemoryDatabase();
  return { open: async () => openMemoryStore(database), clear: async () => {} };
});

sharedContract('memory', async () => {
  const database = new MemoryDatabase();
  let nodes = 0;
  return {
    open: async () => openMemoryStore(database, `node ${nodes++}`),
    silence: async () => database.silence(),
  };
});
