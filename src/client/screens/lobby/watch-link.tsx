// The link for those who only want to watch.

import { formatPath } from '../../router.ts';
import { Button } from '../../ui/button.tsx';
import { copyLink } from '../../ui/copy-link.ts';
import { words } from '../../words.ts';

export const WatchLink = ({ match }: { readonly match: string }) => (
  <Button icon="eye" onClick={() => void copyLink(formatPath({ screen: 'table', match, as: 'watcher' }))}>
    {words.value.lobby.copyWatch}
  </Button>
);
