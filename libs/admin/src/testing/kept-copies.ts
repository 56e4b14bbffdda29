import { act } from '@testing-library/react'
import { copyServer } from '@sitewright/page-kit/testing'
import { vi } from 'vitest'
import type { Answers } from '@sitewright/api-client/testing'

/** A server that keeps what is typed, and a clock that is moved on until it has it. */
export function keptCopies() {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 24, 14, 2) })
  const server = copyServer()
  return {
    answers: server.answers as Answers,
    /** What the server has of a subject, as text. */
    contentOf: (subject: string) => server.kept.get(subject)?.content,
    /** As an editor kept it that knew of no versions yet. */
    keepOld(subject: string, content: string) {
      const saved = Math.floor(Date.now() / 1000) - 60
      server.kept.set(subject, { copy: '0123456789abcdef', base: { stored: 'abc' }, content, saved })
    },
    pass: () => act(() => vi.advanceTimersByTimeAsync(6000)),
  }
}
