import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sampleFile } from '../testing/sample-files.ts'
import { useSelection } from './use-selection.ts'

const listed = [1, 2, 3].map((id) => sampleFile(id, `${id}.pdf`))

describe('the selection of files', () => {
  it('keeps each of two presses that come before anything is rendered between them', () => {
    const { result } = renderHook(() => useSelection(listed))
    act(() => {
      result.current.toggle(listed[0]!, false)
      result.current.toggle(listed[2]!, false)
    })
    expect(result.current.files).toEqual([listed[0], listed[2]])
    act(() => {
      result.current.toggle(listed[0]!, false)
      result.current.toggle(listed[0]!, false)
    })
    expect(result.current.files).toEqual([listed[0], listed[2]])
  })
})
