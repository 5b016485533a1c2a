// Under which keys a device keeps what belongs to a match, for those who clear up without reading it.

export const actsKey = (match: string): string => `acts.${match}`;
export const notesKey = (match: string): string => `notes.${match}`;
