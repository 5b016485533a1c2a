// Installs the service worker, and offers a new version when there is one.

import { h } from 'preact';
import { Button } from './ui/button.tsx';
import { showToast } from './ui/toast.tsx';
import { words } from './words.ts';

export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const updating = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (updating) location.reload();
  });
  const registration = await serviceWorker.register('/sw.js');
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller) offer(installing);
    });
  });
}

function offer(worker: ServiceWorker): void {
  const { ui } = words.value;
  const onClick = () => worker.postMessage('take over');
  showToast(ui.update, { ms: 20_000, extra: h(Button, { onClick, look: 'main', children: ui.updateNow }) });
}
