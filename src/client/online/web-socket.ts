// The browser's network, as src/play wants it passed in.

import type { Transport } from '../../play/sync/connection.ts';

export const browserTransport: Transport = {
  open({ onOpen, onText, onClose }) {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
    socket.onopen = onOpen;
    socket.onmessage = ({ data }) => typeof data === 'string' && onText(data);
    socket.onclose = onClose;
    return {
      isOpen: () => socket.readyState === WebSocket.OPEN,
      send: (text) => socket.send(text),
      close: () => socket.close(),
    };
  },
  watch(onOnline, onOffline) {
    addEventListener('online', onOnline);
    addEventListener('offline', onOffline);
    return () => {
      removeEventListener('online', onOnline);
      removeEventListener('offline', onOffline);
    };
  },
};
