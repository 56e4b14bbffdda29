import { describe, expect, it } from 'vitest'
import { pageState } from '../testing/fixtures.ts'
import { readState, writeState } from './page-state.ts'

describe('state inside a document', () => {
  it('is read back unchanged, and cannot end its script', () => {
    const view = {
      found: 'ready',
      id: 1,
      kind: 'single-page',
      title: '</script><script>alert(1)</script>',
      data: '<!-- <script> \u2028 </title>',
    } as const
    const state = pageState({ view })
    const text = writeState(state)
    expect(text).not.toContain('<')
    const element = document.createElement('script')
    element.id = 'state'
    element.type = 'application/json'
    element.textContent = text
    document.body.append(element)
    expect(readState(document)).toEqual(state)
    element.remove()
    expect(readState(document)).toBeUndefined()
  })
})
