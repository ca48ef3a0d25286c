import type { AvatarSlot } from '#domain/people/avatar-parts.ts'

export const slotWords: Readonly<Record<AvatarSlot, string>> = {
  skin: 'Skin',
  hair: 'Hair',
  top: 'Clothes',
  accessory: 'Accessory',
  background: 'Background',
}

const words: Readonly<Record<string, string>> = {
  '1': 'Tone 1',
  '2': 'Tone 2',
  '3': 'Tone 3',
  '4': 'Tone 4',
  '5': 'Tone 5',
  '6': 'Tone 6',
  tee: 'T-shirt',
  polo: 'Polo shirt',
  uniform: 'School uniform',
  none: 'None',
  hardhat: 'Hard hat',
}

/** 'headwrap' is 'Headwrap'; a few have other words. */
export function partWords(part: string): string {
  return words[part] ?? part.charAt(0).toUpperCase() + part.slice(1)
}
