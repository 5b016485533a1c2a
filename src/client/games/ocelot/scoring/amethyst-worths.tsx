// What each amethyst is worth, bag by bag, and which of them are one's own.

import { AMETHYST_TABLE, AMETHYSTS, type Amethyst, BAGS, type Bag } from '../../../../games/ocelot/index.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { AmethystMark, Picture, PRINTS } from '../art/symbols.tsx';
import { mySeat, type Parts, playerAt } from '../parts.ts';

export function AmethystWorths(parts: Parts) {
  const { selection, words } = parts;
  return (
    <Sheet
      class="worths"
      title={words.worths.title}
      onClose={() => {
        selection.reference.value = false;
      }}
    >
      <p class="hint">{words.worths.intro}</p>
      {BAGS.map((bag) => (
        <BagWorths key={bag} bag={bag} {...parts} />
      ))}
    </Sheet>
  );
}

function BagWorths({ bag, table, words }: Parts & { readonly bag: Bag }) {
  const seat = mySeat(table);
  const mine = seat === undefined ? [] : playerAt(table, seat).breakdown.amethysts;
  const kinds = AMETHYSTS.filter((name) => AMETHYST_TABLE[name].bag === bag);
  const note = (name: Amethyst): string => {
    const own = mine.filter(({ amethyst }) => amethyst === name);
    const [first] = own;
    if (first === undefined) return '';
    const { print } = AMETHYST_TABLE[name];
    return [words.worths.yours(own.length), ...(print.type === 'fixed' ? [] : [words.worths.now(first.points)])].join(
      ', ',
    );
  };
  return (
    <section class="bag-worths">
      <h3>
        <Picture of={`oc-sack-${bag}`} class={`sack-picture ${bag}`} />
        {words.names.bags[bag]}
        <small>{words.worths.inBag(table.view.bags[bag])}</small>
      </h3>
      <ul>
        {kinds.map((name) => {
          const count = AMETHYST_TABLE[name].count;
          const own = note(name);
          return (
            <li key={name} data-own={own !== ''}>
              <AmethystMark bag={bag} print={PRINTS[name]} label={words.names.amethyst} />
              <span>
                {words.worths.print[name]}
                {count > 1 && <small> · {words.worths.times(count)}</small>}
              </span>
              {own && <b>{own}</b>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
