// A system notification, for players who look elsewhere. On phones only the service worker may show one.

const TAG = 'grotto-turn';

export const mayNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** Shows it. Returns a function that closes it. */
export function showNotice(title: string): () => void {
  const worker = navigator.serviceWorker?.getRegistration();
  const shown = Promise.resolve(worker).then(async (registration) => {
    if (!registration?.active) return [new Notification(title, { tag: TAG })];
    await registration.showNotification(title, { tag: TAG, icon: '/icons/icon-192.png' });
    return registration.getNotifications({ tag: TAG });
  });
  // If it cannot be shown, the tab's title still says the same.
  return () => void shown.then((notices) => notices.map((notice) => notice.close())).catch(() => undefined);
}
