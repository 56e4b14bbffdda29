import { isDayText } from '../../model/day.ts'

/** 'YYYY-MM-DD', as the browser's calendar takes it; '' for what is no day. */
export function isoOfDay(day: string): string {
  return isDayText(day) ? day.split('/').reverse().join('-') : ''
}

/** 'DD/MM/YYYY' of what the browser's calendar gives; '' for none. */
export function dayOfIso(iso: string): string {
  return iso.split('-').reverse().join('/')
}
