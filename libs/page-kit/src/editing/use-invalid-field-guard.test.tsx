import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { KitProviders } from '../testing/KitProviders.tsx'
import type { DraftEditing } from './use-draft-editing.ts'
import { useInvalidFieldGuard, type EditorHandle } from './use-invalid-field-guard.ts'

it('asks nothing and saves nothing to be published while a field is invalid', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
  const invalid = vi.fn<EditorHandle['showInvalid']>(() => false)
  const saveIf = vi.fn((agree: (content: string) => Promise<boolean>) => agree('Words'))
  const { result } = renderHook(
    () =>
      useInvalidFieldGuard({ saveIf } as unknown as DraftEditing<string>, {
        current: { flush: () => {}, showInvalid: invalid },
      }),
    { wrapper: ({ children }) => <KitProviders api={fakeApi({})}>{children}</KitProviders> },
  )
  const agree = vi.fn(() => Promise.resolve(true))
  invalid.mockReturnValue('‘Width’')
  expect(await result.current.saveIf(agree)).toBe(false)
  expect(alert).toHaveBeenCalledWith('A number is invalid: ‘Width’. Nothing has been saved: correct it first.')
  expect(agree).not.toHaveBeenCalled()
  invalid.mockReturnValue(false)
  expect(await result.current.saveIf(agree)).toBe(true)
  expect(agree).toHaveBeenCalledWith('Words')
})
