/**
 * Names each record that is to be sent, so that the server adds it once however often it arrives: what is sent again
 * unchanged keeps its key, anything else gets another.
 */
export function createRecordKeys(): { keyOf: (record: unknown) => string; forget: () => void } {
  let last: { text: string; key: string } | undefined
  return {
    keyOf(record) {
      const text = JSON.stringify(record)
      if (last?.text !== text) last = { text, key: randomKey() }
      return last.key
    },
    /** The record was added: the same one after it is meant. */
    forget() {
      last = undefined
    },
  }
}

/** `randomUUID` is there on https only. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
