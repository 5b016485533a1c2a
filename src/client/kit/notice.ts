// A notice outside the page, for players who look elsewhere. Phones only let the service worker show one.

const TAG = 'grotto-turn';

export const mayNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** Shows it; gives back how to take it away again. */
export function showNotice(title: string): () => void {
  const worker = navigator.serviceWorker?.getRegistration();
  const shown = Promise.resolve(worker).then(async (registration) => {
    if (!registration?.active) return [new Notification(title, { tag: TAG })];
    await registration.showNotification(title, { tag: TAG, icon: '/icons/icon-192.png' });
    return registration.getNotifications({ tag: TAG });
  });
  // Whatever keeps the notice from being shown, the tab's title says the same.
  return () => void shown.then((notices) => notices.map((notice) => notice.close())).catch(() => undefined);
}
