import { act } from 'react'
import { vi } from 'vitest'

/**
 * Waits until all code that is being fetched is there, and shown. What a test expects to be absent is looked for behind
 * this only: before, it may merely not have come yet.
 *
 * @example
 * render(<View pageId={7} data={data} />)
 * await allFetched()
 * expect(screen.queryByRole('group', { name: 'Page editing' })).toBeNull()
 */
export function allFetched(): Promise<void> {
  return act(() => vi.dynamicImportSettled())
}
