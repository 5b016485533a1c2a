// Whose phrases are shown: nobody's, everybody's, or everybody's but some.

import type { TableLink } from '../../../play/sync/table-link.ts';
import { hush, isHushed, type Speaker } from '../../online/hushed.ts';
import { change, settings } from '../../settings.ts';
import { Toggle } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../words.ts';

export function HearOthers({ link }: { readonly link: TableLink }) {
  const { hearOthers, hearOthersHint, hearWhom } = words.value.lobby;
  const { phrases } = settings.value;
  const speakers = othersAt(link);
  return (
    <>
      <Toggle
        label={hearOthers}
        hint={hearOthersHint}
        value={phrases}
        onChange={(value) => change({ phrases: value })}
      />
      {phrases && speakers.length > 0 && (
        <fieldset class="phrases">
          <legend>{hearWhom}</legend>
          {speakers.map((speaker) => {
            const quiet = isHushed(speaker);
            return (
              <button
                key={speaker.seat}
                type="button"
                class="chip"
                aria-pressed={!quiet}
                onClick={() => hush(speaker, !quiet)}
              >
                <Icon name={quiet ? 'mute' : 'sound'} />
                {speaker.name}
              </button>
            );
          })}
        </fieldset>
      )}
    </>
  );
}

/** The people at the table besides the viewer; bots say nothing. */
function othersAt({ match, state }: TableLink): readonly Speaker[] {
  const { table, viewer } = state.value ?? {};
  return (table?.seats ?? []).flatMap(({ occupant }, seat) =>
    occupant?.kind === 'person' && seat !== viewer ? [{ match, seat, name: occupant.name }] : [],
  );
}
