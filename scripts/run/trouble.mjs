/** Something the person at the keyboard can act on: shown as its message alone, without a stack. */
export class Trouble extends Error {}
