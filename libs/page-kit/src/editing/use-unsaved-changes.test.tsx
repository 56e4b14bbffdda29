import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SiteProvider } from '../site-context.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

function Form({ unsaved }: { unsaved: boolean | (() => boolean) }) {
  useUnsavedChanges(unsaved)
  return null
}

const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('useUnsavedChanges', () => {
  it('has the browser ask before the page is left, while there is something to lose (Q119)', () => {
    const { rerender, unmount } = render(<Form unsaved={false} />)
    expect(browserAsks()).toBe(false)
    rerender(<Form unsaved />)
    expect(browserAsks()).toBe(true)
    rerender(<Form unsaved={false} />)
    expect(browserAsks()).toBe(false)
    rerender(<Form unsaved />)
    unmount()
    expect(browserAsks()).toBe(false)
  })

  it('asks a function at the moment of leaving', () => {
    let typed = false
    render(<Form unsaved={() => typed} />)
    expect(browserAsks()).toBe(false)
    typed = true
    expect(browserAsks()).toBe(true)
  })

  it('registers with the shell too, and unregisters', () => {
    const guards = new Set<() => boolean>()
    const site = {
      api: fakeApi({}),
      refresh: () => Promise.resolve(),
      guardLeaving(unsaved: () => boolean) {
        guards.add(unsaved)
        return () => guards.delete(unsaved)
      },
    }
    const form = (unsaved: boolean) => (
      <SiteProvider value={site}>
        <Form unsaved={unsaved} />
      </SiteProvider>
    )
    const { rerender } = render(form(true))
    expect([...guards].map((unsaved) => unsaved())).toEqual([true])
    rerender(form(false))
    expect(guards.size).toBe(0)
  })
})
