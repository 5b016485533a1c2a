// Thrown for a match that a fault of the program has stopped: it cannot be played and perhaps not be shown.

export class Frozen extends Error {
  override readonly name = 'Frozen';
}
