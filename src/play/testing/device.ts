// A device in memory at a table of a server in memory: storage, keys, a way to the server, and somebody who plays.

import type { Shapes } from '../../contract/game.ts';
import { chooseAtRandom } from '../../games/out-of-mine/index.ts';
import type { OutOfMineAction } from '../../games/out-of-mine/types.ts';
import { pick, type Rng, seededRng } from '../../kit/rng.ts';
import { openPresenter, type Presenter } from '../presenter/presenter.ts';
import type { Table } from '../presenter/table.ts';
import { onlineSession } from '../session/online.ts';
import type { Session } from '../session/session.ts';
import { openLink, type TableLink } from '../sync/table-link.ts';
import type { VirtualTime } from '../virtual-time.ts';
import { MemoryStorage } from './memory-storage.ts';
import type { MemoryTable } from './memory-table.ts';
import { Network, type NetworkOptions } from './network.ts';

export interface DeviceOptions extends NetworkOptions {
  /** Absent to watch. */
  readonly token?: string;
  readonly dwell?: number;
}

/** How soon somebody who plays looks whether there is anything to do. */
const LOOKS_EVERY = 130;

export class Device {
  readonly network: Network;
  readonly device = new MemoryStorage();
  tab = new MemoryStorage();
  keys: { token?: string | undefined; entropy?: string | undefined };
  link: TableLink;
  session: Session | undefined;
  presenter: Presenter | undefined;
  /** Every id that was given to an ask. */
  readonly ids: string[] = [];
  readonly sounds: string[] = [];
  private readonly time: VirtualTime;
  private readonly table: MemoryTable;
  private readonly dwell: number;
  private readonly name: string;
  private playing: Rng | undefined;
  private isLooking = false;

  constructor(time: VirtualTime, table: MemoryTable, { token, dwell = 0, ...network }: DeviceOptions = {}) {
    this.time = time;
    this.table = table;
    this.dwell = dwell;
    this.name = token ?? 'watcher';
    this.keys = { token };
    this.network = new Network(time, table, network);
    this.link = this.open();
  }

  /** As the lobby does it: the table is shown once there is something to see. */
  readonly showTable = (): Presenter => {
    const { link, time } = this;
    this.session ??= onlineSession(this.table.log.game, link, {
      scheduler: time,
      randomHex: () => this.newId(),
      fetchRecord: () => Promise.reject(new Error('no record')),
    });
    this.presenter ??= openPresenter<Shapes>(this.session, {
      scheduler: time,
      suspense: () => 0,
      show: () => this.dwell,
      refuse: () => this.sounds.push('no'),
      companyOf: () => ({ here: [], others: '' }),
      announce: () => undefined,
    });
    return this.presenter;
  };

  get shown(): Table | undefined {
    return this.presenter?.table.value;
  }

  /** The page is loaded anew. A new tab knows nothing of what the last one was told. */
  reload({ newTab = false } = {}): void {
    this.close();
    if (newTab) this.tab = new MemoryStorage();
    this.link = this.open();
  }

  close(): void {
    this.presenter?.close();
    this.link.close();
    this.presenter = undefined;
    this.session = undefined;
  }

  /** From now on does something legal whenever there is something to do. */
  play(seed = this.name): void {
    this.playing = seededRng(seed);
    if (this.isLooking) return;
    this.isLooking = true;
    this.look();
  }

  /** Does nothing more by itself. */
  rest(): void {
    this.playing = undefined;
  }

  private look(): void {
    this.time.after(LOOKS_EVERY, () => this.look());
    if (this.link.state.value?.table.view === undefined) return;
    const table = this.showTable().table.value;
    if (!this.playing || !table?.settled || !table.myTurn || table.pending) return;
    const action = choose(table, this.playing);
    if (action !== undefined) table.act(action);
  }

  private open(): TableLink {
    return openLink(
      {
        match: this.table.log.match.terms.match,
        game: this.table.log.game,
        as: this.keys.token ? 'player' : 'watcher',
      },
      {
        scheduler: this.time,
        transport: this.network,
        keyring: {
          of: () => this.keys,
          keep: (_, keys) => {
            this.keys = { ...this.keys, ...keys };
          },
          dropToken: () => {
            this.keys = {};
          },
        },
        device: this.device,
        tab: this.tab,
        random: () => 0.5,
        randomHex: (bytes) => this.name.charCodeAt(0).toString(16).padStart(2, '0').repeat(bytes),
      },
    );
  }

  private newId(): string {
    const id = `${this.name.slice(0, 4)}-${String(this.ids.length).padStart(6, '0')}`;
    this.ids.push(id);
    return id;
  }
}

function choose({ game, legal }: Table, rng: Rng): unknown {
  if (legal.length === 0) return undefined;
  return game.id === 'out-of-mine' ? chooseAtRandom(legal as OutOfMineAction[], rng) : pick(rng, legal);
}
