import { ApiError } from '@sitewright/api-client'
import { createMessages, MessageHost, MessagesProvider } from '@sitewright/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { documentStore } from './document-store.ts'
import { fakeApi, type Answers } from './fake-api.ts'
import { KitProviders } from './KitProviders.tsx'
import { TextDocument, type TextDocumentProps } from './TextDocument.tsx'

export const button = (name: string) => screen.getByRole('button', { name })
export const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
/** What a call fails with that nothing answers. */
export const away = () => new ApiError('away', { status: 0, body: { error: '' } })
/** True if the browser would let the page be left without a question. */
export const leavesUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Calls that are answered otherwise, and options of the document. */
export interface OpenDocumentOptions extends Partial<TextDocumentProps> {
  answers?: Answers
}

/** Opens the document of a store. `comeBack` ends a time without connection. */
export function openTextDocument(store = documentStore(), { answers, ...props }: OpenDocumentOptions = {}) {
  const over: (() => void)[] = []
  const messages = createMessages({
    passing: (error) =>
      error instanceof ApiError && error.status === 0 ? { onceOver: (back) => (over.push(back), () => {}) } : undefined,
  })
  const view = render(
    <KitProviders api={fakeApi({ ...store.answers, ...answers })}>
      <MessagesProvider value={messages}>
        <TextDocument stored={{ ...store.stored }} {...props} />
        <MessageHost />
      </MessagesProvider>
    </KitProviders>,
  )
  const comeBack = () =>
    act(async () => {
      for (const back of over.splice(0)) back()
    })
  return {
    ...view,
    store,
    comeBack,
    user: userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) }),
  }
}
