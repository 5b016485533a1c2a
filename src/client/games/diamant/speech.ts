// What is said above the board and written into the log.

import type { Seat } from '../../../contract/game.ts';
import type { Effect, Trap, View } from '../../../games/diamant/index.ts';
import { diamantLines } from '../../../words/log/diamant-log.ts';
import type { Who } from '../../../words/types.ts';
import type { Sentence } from '../board.ts';
import { lyingRelics } from './actions/odds.ts';
import { insiders, myExplorer, type Speech } from './parts.ts';

/** The sentences for an effect, as the viewer hears them; empty for effects without one. */
export function saying(effect: Effect, { table, words }: Speech): string {
  if (secondTrap(effect, table.view)) return '';
  const who = (seat: Seat): Who => table.who(seat);
  const lines = diamantLines(effect, words, who);
  const isContested = effect.type === 'returned' && effect.seats.length > 1 && lyingRelics(table.view).length > 0;
  return [...lines, ...(isContested ? [words.told.relicsStay] : [])].join(' ');
}

/** The trap that ends it all: what it does is told next. */
function secondTrap(effect: Effect | undefined, { path }: View): Trap | undefined {
  if (effect?.type !== 'turned' || effect.card.type !== 'trap') return undefined;
  const { trap } = effect.card;
  return path.filter(({ card }) => card.type === 'trap' && card.trap === trap).length > 1 ? trap : undefined;
}

export function sentence(props: Speech): Sentence {
  const { table, words } = props;
  const { effect, view } = table;
  const { told, sentence: say } = words;
  const trap = secondTrap(effect, view);
  if (trap) return { lead: words.second[trap], text: '' };
  const isNews = effect !== undefined && effect.type !== 'decided' && effect.type !== 'changed';
  if (view.stage === 'decide' && (table.settled || !isNews)) {
    const news = isNews ? saying(effect, props) : '';
    return news === '' ? deciding(props) : { ...deciding(props), aside: news };
  }
  if (!isNews) return { text: say.ready };
  if (effect.type !== 'revealed' || effect.back.length === 0) return spoken(saying(effect, props));
  return { text: told.goBack(effect.back.map((seat) => table.who(seat))) };
}

/** The first part of a sentence, up to its colon or mark, is highlighted. */
function spoken(text: string): Sentence {
  const end = text.search(/[:!.] /);
  return end < 0 ? { text } : { lead: text.slice(0, end + 1), text: text.slice(end + 2) };
}

/** Those inside who have, or have not, decided. */
const people = ({ view }: Speech['table'], decided: boolean): readonly Seat[] =>
  insiders(view).filter((seat) => view.explorers[seat]?.decided === decided);

const haveDecided = ({ table, words }: Speech): string => {
  const ready = people(table, true);
  return ready.length === 0 ? '' : words.sentence.haveDecided(ready.map((seat) => table.who(seat)));
};

/** Whom all wait for. */
function waiting({ table, words }: Speech): string {
  const { here, others } = table.company(people(table, false));
  const said = here.length === 0 ? '' : words.sentence.waitingFor(here.map((seat) => table.who(seat)));
  return `${said} ${others}`.trim();
}

/** For watchers: who has decided and who has not. */
export function pondering(props: Speech): string {
  const { table, words } = props;
  const ready = haveDecided(props);
  if (ready !== '') return ready;
  return table.company(people(table, false)).others === '' ? words.sentence.watching : waiting(props);
}

function deciding(props: Speech): Sentence {
  const { table, words } = props;
  const { sentence: say } = words;
  const me = myExplorer(table);
  if (me?.inside && table.sent) return { lead: say.chose(table.sent.choice), text: say.onItsWay };
  if (me?.inside && !me.decided) return { lead: say.decideLead, text: haveDecided(props) };
  if (me?.choice) return { lead: say.chose(me.choice), text: waiting(props), aside: say.secret };
  if (me) return { lead: say.campLead, text: say.camp };
  return { text: waiting(props) };
}
