// A record file dropped anywhere on the page opens as a replay.

import { useState } from 'preact/hooks';
import { go } from '../../router.ts';
import { openFile } from './open-file.ts';

export function useRecordDrop() {
  const [over, setOver] = useState(false);
  return {
    over,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent) {
        if (event.relatedTarget === null) setOver(false);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer?.files ?? [];
        if (file) void openFile(file).then((opened) => opened && go({ screen: 'replay', match: undefined }));
      },
    },
  };
}
