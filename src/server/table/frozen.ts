// A match that a fault of ours has stopped: it can neither be played nor, perhaps, be shown.

export class Frozen extends Error {
  override readonly name = 'Frozen';
}
