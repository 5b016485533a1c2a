// The bar under the cave: what the player has, the risk, and the two choices.

import { type Choice, relicWorth } from '../../../../games/diamant/index.ts';
import { settings } from '../../../settings.ts';
import { useEnableAfter } from '../../../ui/enable-after.ts';
import { Picture, type PictureName } from '../art/symbols.tsx';
import { GuessPanel, isGuessing } from '../board/guess.tsx';
import { isDeciding, myExplorer, openHands, type Parts } from '../parts.ts';
import { coins, countDeck, lyingRubies, payOfGoingBack, percent } from './odds.ts';
import { News, Outcome } from './outcome.tsx';

/** Longer than the gap of a double tap, and shorter than anybody looks at a card. */
const OPENS_AFTER = 350;

export function Actions(props: Parts) {
  const { table, selection } = props;
  const me = myExplorer(table);
  // At every reveal: an extra tap, or one that skips an effect, must not decide anything.
  useEnableAfter(selection.open, OPENS_AFTER, isDeciding(table) ? table.view.round : undefined);
  return (
    <div class="dock" data-watching={me === undefined} data-moment={table.effect?.type}>
      {me && <Mine {...props} />}
      <Risk {...props} />
      <Now {...props} />
    </div>
  );
}

/** What can be done, or else what is happening. */
function Now(props: Parts) {
  const { table } = props;
  if (openHands(table)) return <Outcome {...props} />;
  if (isGuessing(table)) return <GuessPanel {...props} />;
  if (!myExplorer(table)?.inside) return <News {...props} />;
  return (
    <>
      <Back {...props} />
      <On {...props} />
    </>
  );
}

/** Chooses, or changes the choice; false when nobody decides now. In camp it is refused, and the table says why. */
export function choose({ table, selection }: Pick<Parts, 'table' | 'selection'>, choice: Choice): boolean {
  const me = myExplorer(table);
  const isMine = table.viewer !== 'public' && table.seats[table.viewer]?.mine === true;
  if (!me || !isMine || !isDeciding(table) || table.pending) return false;
  if (me.inside && !selection.open.value) return false;
  if (me.choice !== choice) table.act({ type: 'decide', choice });
  return true;
}

export function Coins({ value, label }: { readonly value: number; readonly label?: string }) {
  const { diamonds, rubies } = coins(value);
  return (
    <span class="coins" {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      {diamonds > 0 && (
        <>
          <Picture of="diamond" />
          <b>{diamonds}</b>
        </>
      )}
      {(rubies > 0 || diamonds === 0) && (
        <>
          <Picture of="ruby" />
          <b>{rubies}</b>
        </>
      )}
    </span>
  );
}

/** Shown in coins where the value needs more than rubies. */
const Worth = ({ value }: { readonly value: number }) =>
  coins(value).diamonds > 0 ? <Coins value={value} /> : <Picture of="ruby" class="one-ruby" />;

function Mine({ table, words }: Parts) {
  const me = myExplorer(table);
  const chest = me?.chest ?? 0;
  const loot = me?.loot ?? 0;
  return (
    <section class="mine" aria-label={words.dock.have}>
      <Picture of="chest-open" class="chest" />
      <dl>
        <div>
          <Term long={words.dock.chest} short={words.dock.chestShort} />
          <dd>
            {chest} <Worth value={chest} />
            {me?.relics.map((points) => (
              <Picture
                key={points}
                of={`relic-${relicWorth(points)}`}
                class="relic-mark"
                label={words.seat.relic(words.relics[relicWorth(points)], points)}
              />
            ))}
          </dd>
        </div>
        <div data-risk={loot > 0}>
          <Term long={words.dock.loot} short={words.dock.lootShort} />
          <dd>
            {loot} <Worth value={loot} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

const Term = ({ long, short }: { readonly long: string; readonly short: string }) => (
  <dt>
    <span class="long">{long}</span>
    <span class="short">{short}</span>
  </dt>
);

const KINDS = ['deadly', 'mild', 'treasures', 'relics'] as const;

function Risk({ table, words }: Parts) {
  const counts = countDeck(table.view);
  const { deadly, mild, treasures, relics, all } = counts;
  const lying = lyingRubies(table.view);
  if (!settings.value.odds) {
    return (
      <section class="risk" aria-label={words.dock.deck}>
        <p class="head">
          <Picture of="card-back" class="small-card" />
          <span>{words.board.deck(all)}</span>
        </p>
        <p class="head">
          <Picture of="ruby" class="small-card" />
          <span>{words.dock.lying(lying)}</span>
        </p>
      </section>
    );
  }
  return (
    <section class="risk" aria-label={words.dock.deck}>
      <p class="head" data-safe={deadly === 0}>
        <b class="percent">{words.percent(percent(deadly, all))}</b>
        <span>{words.dock.ends(deadly, all)}</span>
      </p>
      <div class="bars" aria-hidden="true">
        {KINDS.map((kind) => (
          <span key={kind} class={kind} style={{ '--count': counts[kind] }} />
        ))}
      </div>
      <ul class="key">
        <Count picture="trap-spikes" kind="deadly" count={deadly} label={words.dock.deadly(deadly)} />
        <Count picture="trap-spikes" kind="mild" count={mild} label={words.dock.mild(mild)} />
        <Count picture="ruby" kind="treasures" count={treasures} label={words.dock.treasures(treasures)} />
        {relics > 0 && <Count picture="relic-chalice" kind="relics" count={relics} label={words.dock.relics(relics)} />}
      </ul>
    </section>
  );
}

interface CountProps {
  readonly picture: PictureName;
  readonly kind: (typeof KINDS)[number];
  readonly count: number;
  readonly label: string;
}

const Count = ({ picture, kind, count, label }: CountProps) => (
  <li class={kind} title={label}>
    <Picture of={picture} label={label} />
    <span aria-hidden="true">{count}</span>
  </li>
);

interface ChoiceProps {
  readonly parts: Parts;
  readonly choice: Choice;
}

/** State and behaviour that both buttons share. */
function choiceButton({ parts: { table, selection, words }, choice }: ChoiceProps) {
  const me = myExplorer(table);
  const advised = selection.advised.value;
  const isAdvised = advised?.round === table.view.round && advised.choice === choice;
  const isOpen = me?.inside === true && isDeciding(table) && selection.open.value;
  // Also a choice that is not answered yet: without a connection that may take a while.
  const chosen = table.sent?.choice ?? me?.choice;
  const isChosen = chosen === choice;
  return {
    isChosen,
    note: isChosen ? words.dock.chosen : undefined,
    button: {
      type: 'button' as const,
      'aria-pressed': isChosen,
      'aria-disabled': !isOpen,
      'data-wanted': isOpen && !isChosen && (isAdvised || table.wanted.some((action) => action.choice === choice)),
      'data-other': chosen !== undefined && !isChosen,
      onClick: () => void choose({ table, selection }, choice),
    },
  };
}

function Back(parts: Parts) {
  const { table, words } = parts;
  const { dock } = words;
  const loot = myExplorer(table)?.loot ?? 0;
  const { button, note } = choiceButton({ parts, choice: 'back' });
  const pays = settings.value.odds ? payOfGoingBack(table.view, loot, 4) : [];
  return (
    <button class="choice back" {...button}>
      <Picture of="go-back" class="card-in-hand" />
      <span class="what">
        <strong>{dock.back}</strong>
        <small>{note ?? dock.backHint(loot, lyingRubies(table.view))}</small>
      </span>
      {pays.length > 0 && (
        <span class="pays">
          {pays.map(({ leavers, points, relics }) => (
            <span key={leavers} class="pay" data-relic={relics.length > 0}>
              <span class="unseen">{dock.pays(leavers, points)}, </span>
              <b aria-hidden="true">
                {points}
                {relics.map((relic) => (
                  <Picture key={relic} of={`relic-${relicWorth(relic)}`} />
                ))}
              </b>
              <small aria-hidden="true">{leavers === 1 ? dock.alone : dock.with(leavers - 1)}</small>
            </span>
          ))}
        </span>
      )}
    </button>
  );
}

function On(parts: Parts) {
  const { table, words } = parts;
  const { dock } = words;
  const { all, deadly, treasures, relics } = countDeck(table.view);
  const { button, note } = choiceButton({ parts, choice: 'on' });
  const loot = myExplorer(table)?.loot ?? 0;
  return (
    <button class="choice on" {...button}>
      <Picture of="go-on" class="card-in-hand" />
      <span class="what">
        <strong>{dock.on}</strong>
        <small>{note ?? dock.onHint(loot)}</small>
      </span>
      {settings.value.odds && (
        <span class="odds">
          <Odds words={words} picture="ruby" part={percent(treasures, all)} says={dock.oddsTreasure} />
          <Odds words={words} picture="trap-spikes" part={percent(deadly, all)} says={dock.oddsTrap} />
          {relics > 0 && (
            <Odds words={words} picture="relic-chalice" part={percent(relics, all)} says={dock.oddsRelic} />
          )}
        </span>
      )}
    </button>
  );
}

function Odds({
  words,
  picture,
  part,
  says,
}: {
  readonly words: Parts['words'];
  readonly picture: 'ruby' | 'trap-spikes' | 'relic-chalice';
  readonly part: number;
  readonly says: (n: number) => string;
}) {
  return (
    <span>
      <span class="unseen">{says(part)}, </span>
      <Picture of={picture} />
      <span aria-hidden="true">{words.percent(part)}</span>
    </span>
  );
}
