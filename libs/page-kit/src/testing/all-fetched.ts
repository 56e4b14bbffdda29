import { act } from 'react'
import { vi } from 'vitest'
import { beginActing } from './begin-acting.ts'

/**
 * Waits until all code that is being fetched is there, and shown. What a test expects to be absent is looked for behind
 * this only: before, it may merely not have come yet.
 *
 * @example
 * render(<View pageId={7} data={data} />)
 * await allFetched()
 * expect(screen.queryByRole('group', { name: 'Page editing' })).toBeNull()
 */
export async function allFetched(): Promise<void> {
  const end = beginActing()
  try {
    await act(() => vi.dynamicImportSettled())
  } finally {
    end()
  }
}
