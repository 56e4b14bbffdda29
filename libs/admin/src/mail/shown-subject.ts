import { texts } from './messages.ts'

/** A subject as lists show it, also where there is none. */
export function shownSubject(subject: string): string {
  return subject.trim() === '' ? texts.noSubject() : subject
}
