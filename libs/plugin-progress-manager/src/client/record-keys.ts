import type { SentRecord } from './person/kept-record.ts'

/**
 * Names each record that is to be sent, so that the server adds it once however often it arrives: what is sent again
 * unchanged keeps its key, anything else gets another.
 */
export function createRecordKeys() {
  let last: SentRecord | undefined
  return {
    keyOf(record: unknown): string {
      const text = JSON.stringify(record)
      if (last?.text !== text) last = { text, key: randomKey() }
      return last.key
    },
    /** The record was added: the same one after it is meant. */
    forget(): void {
      last = undefined
    },
    /** What was sent last and not confirmed. */
    last: () => last,
    /** Goes on with what was sent before. */
    restore(sent: SentRecord | undefined): void {
      last = sent
    },
  }
}

/** `randomUUID` is there on https only. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export type RecordKeys = ReturnType<typeof createRecordKeys>
