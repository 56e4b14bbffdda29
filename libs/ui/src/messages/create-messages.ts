import { createStore, type StoreApi } from 'zustand/vanilla'
import { texts } from './messages.ts'

/**
 * A message that waits for its answer: nothing for an alert; whether it is to be undone, for what was done; whether to try
 * again, for a failure that may pass; a yes or no; or a text (null when cancelled). Some say more below their text.
 */
export type Message =
  | { kind: 'alert'; id: number; text: string; more?: string | undefined; answer: (value: void) => void }
  | { kind: 'done'; id: number; text: string; undo: string; answer: (undo: boolean) => void }
  | ({ kind: 'confirm'; id: number; text: string; answer: (yes: boolean) => void } & ConfirmOptions)
  | { kind: 'retry'; id: number; text: string; more?: string | undefined; answer: (again: boolean) => void }
  | { kind: 'prompt'; id: number; text: string; initial: string; answer: (text: string | null) => void }

/** What a question says besides its text. */
export interface ConfirmOptions {
  /** What it is about, such as the title of a page; stands above the text. */
  about?: string
  /** True where yes takes something away: it is red, and Enter says no until somebody moves to it. @default false */
  danger?: boolean
  /** What else there is to know; stands below the text. */
  more?: string | undefined
  /** What the button for yes says. @default 'OK' */
  accept?: string
  /** What the button for no says. @default 'Cancel' */
  refuse?: string
}

export interface MessageQueue {
  /** In the order in which they were asked for; the first one is shown. */
  pending: readonly Message[]
  /** How many MessageHosts are there to show them. */
  hosts: number
}

/** How a failure that may pass is tried again. */
export interface RetryOptions {
  /**
   * True for what is safe to send twice, as the server knows it again: it goes on by itself as soon as that makes sense,
   * also where the message was only closed. By then it may be of no use any more. @default false
   */
  byItself?: boolean
}

/** Alerts, questions and prompts to the person, each a promise of the answer. */
export interface Messages {
  /** Shows the text, and below it what else there is to know; resolves when it was read. */
  alert(text: string, more?: string): Promise<void>
  /** Shows what was done; resolves to true if the button was pressed that undoes it. */
  done(text: string, undo: string): Promise<boolean>
  /** Asks; resolves to false when cancelled. */
  confirm(text: string, options?: ConfirmOptions): Promise<boolean>
  /** Asks for a text; resolves to null when cancelled. */
  prompt(text: string, initial?: string): Promise<string | null>
  /** Writes the error to the browser's console and alerts with the text, and what to do if that is known. */
  fail(text: string, error: unknown): Promise<void>
  /** The same, and offers to try again where the failure may pass; resolves to true once that is to be done. */
  failOrRetry(text: string, error: unknown, options?: RetryOptions): Promise<boolean>
  /** What MessageHost shows. */
  queue: StoreApi<MessageQueue>
}

/** How messages advise about errors. */
export interface MessagesOptions {
  /** What is behind an error and what to do about it, in words for the person. */
  advise?: (error: unknown) => string | undefined
  /** What is known of a failure that may pass; undefined for any other. */
  passing?: (error: unknown) => PassingFailure | undefined
}

/** A failure that passes without anybody changing anything here. */
export interface PassingFailure {
  /** Calls back once it has passed. @returns what ends the wait. */
  onceOver: (over: () => void) => () => void
}

/** What the kinds of messages share. */
interface Context extends Required<MessagesOptions> {
  queue: StoreApi<MessageQueue>
  lastId: number
}

/**
 * Messages to the user, in place of the browser's own alert, confirm and prompt, which serve as long as no MessageHost
 * is mounted.
 */
export function createMessages(options: MessagesOptions = {}): Messages {
  const { advise = () => undefined, passing = () => undefined } = options
  const queue = createStore<MessageQueue>(() => ({ pending: [], hosts: 0 }))
  const context: Context = { queue, advise, passing, lastId: 0 }

  return {
    queue,
    alert: (text, more) => alert(context, { text, more }),
    async done(text, undo) {
      if (isHosted(context)) return show<boolean>(context, (id, answer) => ({ kind: 'done', id, text, undo, answer }))
      window.alert(text)
      return false
    },
    async confirm(text, asked = {}) {
      if (!isHosted(context)) return window.confirm(withAbout(text, asked))
      return show<boolean>(context, (id, answer) => ({ kind: 'confirm', id, text, answer, ...asked }))
    },
    async prompt(text, initial = '') {
      if (!isHosted(context)) return window.prompt(text, initial)
      return show<string | null>(context, (id, answer) => ({ kind: 'prompt', id, text, initial, answer }))
    },
    fail: (text, error) => alert(context, { text, more: adviceFor(context, { text, error }) }),
    async failOrRetry(text, error, { byItself = false } = {}) {
      const advice = adviceFor(context, { text, error })
      const failure = passing(error)
      if (failure && byItself) {
        return askForRetry(context, { text, more: [advice, texts.goesOn()].filter(Boolean).join(' '), failure })
      }
      if (failure) return askForRetry(context, { text, more: advice })
      await alert(context, { text, more: advice })
      return false
    },
  }
}

const isHosted = ({ queue }: Context) => queue.getState().hosts > 0

/** Puts a message at the end of the queue; resolves to its answer. */
function show<Answer>(
  context: Context,
  message: (id: number, answer: (value: Answer) => void) => Message,
): Promise<Answer> {
  const { queue } = context
  return new Promise<Answer>((resolve) => {
    const id = ++context.lastId
    const answer = (value: Answer) => {
      queue.setState(({ pending }) => ({ pending: pending.filter((one) => one.id !== id) }))
      resolve(value)
    }
    queue.setState(({ pending }) => ({ pending: [...pending, message(id, answer)] }))
  })
}

interface Said {
  text: string
  /** Stands below the text. */
  more: string | undefined
}

async function alert(context: Context, { text, more }: Said): Promise<void> {
  if (isHosted(context)) await show<void>(context, (id, answer) => ({ kind: 'alert', id, text, more, answer }))
  else window.alert(withMore(text, more))
}

/** Asks whether to try again. Once a failure is over that is the answer; to close the message does not end the wait. */
async function askForRetry(context: Context, { text, more, failure }: Said & { failure?: PassingFailure }) {
  let close: ((again: boolean) => void) | undefined
  const ask = async () => {
    if (!isHosted(context)) return window.confirm(withMore(text, more))
    return show<boolean>(context, (id, answer) => {
      close = answer
      return { kind: 'retry', id, text, more, answer }
    })
  }
  if (!failure) return ask()
  let stop: (() => void) | undefined
  const over = new Promise<boolean>((resolve) => {
    stop = failure.onceOver(() => resolve(true))
  })
  try {
    return await Promise.race([over, ask().then((again) => again || over)])
  } finally {
    stop?.()
    close?.(true)
  }
}

/** What to say below the text: it may be in there already. */
function adviceFor({ advise }: Context, { text, error }: { text: string; error: unknown }): string | undefined {
  console.error(text, error)
  const advice = advise(error)
  return advice !== undefined && text.includes(advice) ? undefined : advice
}

/** Both in one text, for the browser's own messages. */
export function withMore(text: string, more: string | undefined): string {
  return more === undefined ? text : `${text}\n\n${more}`
}

/** What a question is about and its text in one, for the browser's own confirm. */
export function withAbout(text: string, { about, more }: ConfirmOptions): string {
  return [about, text, more].filter((part) => part !== undefined).join('\n\n')
}
