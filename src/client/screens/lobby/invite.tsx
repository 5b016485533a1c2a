// The link to the table: to copy, to share, to scan.

import { formatPath } from '../../router.ts';
import { Button } from '../../ui/button.tsx';
import { copyLink } from '../../ui/copy-link.ts';
import { words } from '../../words.ts';
import { Qr } from './qr.tsx';
import { WatchLink } from './watch-link.tsx';

export interface InviteProps {
  readonly match: string;
  readonly big: boolean;
}

export function Invite({ match, big }: InviteProps) {
  const { lobby } = words.value;
  const path = formatPath({ screen: 'table', match, as: 'player' });
  const url = `${location.origin}${path}`;

  return (
    <section class="panel invite">
      <Qr text={url} label={lobby.qr} />
      <p>{big ? lobby.scan : lobby.invite}</p>
      {big ? (
        <p class="invite-url">{url.replace(/^https?:\/\//, '')}</p>
      ) : (
        <>
          <input class="input" readOnly value={url} aria-label={lobby.link} onFocus={(e) => e.currentTarget.select()} />
          <span class="invite-ways">
            <Button icon="copy" onClick={() => void copyLink(path)}>
              {lobby.copy}
            </Button>
            {'share' in navigator && (
              <Button icon="share" onClick={() => void navigator.share({ url }).catch(() => undefined)}>
                {lobby.share}
              </Button>
            )}
            <WatchLink match={match} />
          </span>
        </>
      )}
    </section>
  );
}
