import { createStore, type StoreApi } from 'zustand/vanilla'

/**
 * A message that waits for its answer: nothing for an alert, which may say more below its text, a yes or no, or a text
 * (null when cancelled).
 */
export type Message =
  | { kind: 'alert'; id: number; text: string; more?: string | undefined; answer: (value: void) => void }
  | { kind: 'confirm'; id: number; text: string; answer: (yes: boolean) => void }
  | { kind: 'prompt'; id: number; text: string; initial: string; answer: (text: string | null) => void }

export interface MessageQueue {
  /** In the order in which they were asked for; the first one is shown. */
  pending: readonly Message[]
  /** How many MessageHosts are there to show them. */
  hosts: number
}

/** Alerts, questions and prompts to the person, each a promise of the answer. */
export interface Messages {
  /** Shows the text; resolves when it was read. */
  alert(text: string): Promise<void>
  /** Asks; resolves to false when cancelled. */
  confirm(text: string): Promise<boolean>
  /** Asks for a text; resolves to null when cancelled. */
  prompt(text: string, initial?: string): Promise<string | null>
  /** Writes the error to the browser's console and alerts with the text, and what to do if that is known. */
  fail(text: string, error: unknown): Promise<void>
  /** What MessageHost shows. */
  queue: StoreApi<MessageQueue>
}

/** How messages advise about errors. */
export interface MessagesOptions {
  /** What to do about an error, where there is something that the person can do. */
  advise?: (error: unknown) => string | undefined
}

/**
 * Messages to the user, in place of the browser's own alert, confirm and prompt, which serve as long as no MessageHost
 * is mounted.
 */
export function createMessages({ advise = () => undefined }: MessagesOptions = {}): Messages {
  const queue = createStore<MessageQueue>(() => ({ pending: [], hosts: 0 }))
  let lastId = 0

  const show = <Answer>(message: (id: number, answer: (value: Answer) => void) => Message) =>
    new Promise<Answer>((resolve) => {
      const id = ++lastId
      const answer = (value: Answer) => {
        queue.setState(({ pending }) => ({ pending: pending.filter((one) => one.id !== id) }))
        resolve(value)
      }
      queue.setState(({ pending }) => ({ pending: [...pending, message(id, answer)] }))
    })
  const hosted = () => queue.getState().hosts > 0

  async function alert(text: string, more?: string): Promise<void> {
    if (hosted()) await show<void>((id, answer) => ({ kind: 'alert', id, text, more, answer }))
    else window.alert(withMore(text, more))
  }

  return {
    queue,
    alert: (text) => alert(text),
    async confirm(text) {
      if (!hosted()) return window.confirm(text)
      return show<boolean>((id, answer) => ({ kind: 'confirm', id, text, answer }))
    },
    async prompt(text, initial = '') {
      if (!hosted()) return window.prompt(text, initial)
      return show<string | null>((id, answer) => ({ kind: 'prompt', id, text, initial, answer }))
    },
    fail(text, error) {
      console.error(text, error)
      const advice = advise(error)
      // it may be in the text already
      return alert(text, advice !== undefined && text.includes(advice) ? undefined : advice)
    },
  }
}

/** Both in one text, for the browser's own alert. */
export function withMore(text: string, more: string | undefined): string {
  return more === undefined ? text : `${text}\n\n${more}`
}
