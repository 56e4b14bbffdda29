import { fold } from '../text/fold.ts'

const ascii = /^[\0-\x7f]*$/

/**
 * Letters that no normalisation takes apart, though people who lack their keys write them otherwise; and the letters of
 * Arabic that are written one for the other, at the end of a word or on the keyboards of Persian and Urdu.
 */
const plain: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ı: 'i', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' },
  ...digits('٠١٢٣٤٥٦٧٨٩'),
  ...digits('۰۱۲۳۴۵۶۷۸۹'),
}
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'g')

/**
 * What of a word people leave out when they type it: what cannot be seen (soft hyphens, joiners, marks of direction and
 * of variants), the vowels and other marks that may be written over Arabic, Hebrew and Syriac letters, and the stroke that
 * only stretches Arabic words.
 */
const optional = /[\p{Default_Ignorable_Code_Point}\u0640]|[\p{Mn}&&[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}]]/gv

/**
 * A word as the index holds it, in any script: without regard to case, ß being ss, to the diacritics of Latin, Greek and
 * Cyrillic, and to what may be left out of it. Marks of other scripts are letters of their words and stay.
 */
export function foldWord(text: string): string {
  if (ascii.test(text)) return text.toLowerCase()
  // signs such as ™ stand for capitals
  return fold(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(optional, '')
    .normalize('NFC')
    .replace(special, (letter) => plain[letter] as string)
}

/** Each sign with the digit that it stands for. */
function digits(signs: string): Record<string, string> {
  return Object.fromEntries(Array.from(signs, (sign, value) => [sign, `${value}`]))
}
