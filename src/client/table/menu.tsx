// The menu of the table.

import type { Signal } from '@preact/signals';
import type { PartProps } from '../games/board.ts';
import { hasKeyboard } from '../kit/keys.ts';
import { formatPath } from '../router.ts';
import { AdviceField, OddsField, SoundFields, SpeedField } from '../setting-fields.tsx';
import { change, theme } from '../settings.ts';
import { Choice } from '../ui/fields.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { words } from '../words.ts';
import type { FrameProps, Panel } from './frame.tsx';
import { asksToLeave, mayTakeBack } from './top.tsx';

export interface MenuProps extends FrameProps {
  readonly parts: PartProps;
  readonly panel: Signal<Panel | undefined>;
}

export function MenuSheet({ session, parts, panel, onLeave, extra }: MenuProps) {
  const { table, options } = words.value;
  const show = (which: Panel | undefined) => () => {
    panel.value = which;
  };
  return (
    <Sheet title={table.menu} onClose={show(undefined)}>
      <ul class="menu">
        {mayTakeBack(session, parts) && (
          <Item
            icon="undo"
            text={table.undo}
            keys="U"
            disabled={!session.canUndo.value}
            onClick={() => {
              panel.value = undefined;
              session.undo();
            }}
          />
        )}
        <Item icon="log" text={table.log} keys="L" onClick={show('log')} />
        <li>
          <a
            class="menu-item"
            href={formatPath({ screen: 'rules', game: session.game.id, rule: undefined })}
            target="_blank"
            rel="noopener"
          >
            <Icon name="book" />
            {table.rules}
          </a>
        </li>
        {hasKeyboard() && <Item icon="keys" text={table.keys} keys="?" onClick={show('keys')} />}
        {document.fullscreenEnabled && <Item icon="full" text={table.full} onClick={toggleFullscreen} />}
        <Item icon="door" text={table.back} onClick={asksToLeave(session) ? show('leave') : onLeave} />
      </ul>
      <OddsField />
      {session.hints && <AdviceField />}
      <SoundFields />
      <SpeedField />
      <Choice
        label={options.theme}
        value={theme()}
        choices={(['night', 'day'] as const).map((value) => ({ value, label: options[value] }))}
        onChange={(value) => change({ theme: value })}
      />
      {extra}
    </Sheet>
  );
}

interface ItemProps {
  readonly icon: IconName;
  readonly text: string;
  readonly keys?: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function Item({ icon, text, keys, disabled, onClick }: ItemProps) {
  return (
    <li>
      <button type="button" class="menu-item" disabled={disabled} onClick={onClick}>
        <Icon name={icon} />
        {text}
        {keys && hasKeyboard() && (
          <span class="hint large-only">
            <kbd>{keys}</kbd>
          </span>
        )}
      </button>
    </li>
  );
}

function toggleFullscreen(): void {
  // If the browser refuses, nothing changes.
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => undefined);
}
