import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useSafeHtml } from './use-safe-html.ts'

const show = (html: string, known: string[] = []) =>
  renderHook((props: { html: string }) => useSafeHtml(props.html, known.includes(props.html)), {
    initialProps: { html },
  })

describe('useSafeHtml', () => {
  it('returns the edited text only once it is sanitised (SINGLE-004)', async () => {
    const { result } = show('<p onclick="alert(1)">Huts</p><script>alert(1)</script>')
    expect(result.current).toBe('')
    await waitFor(() => expect(result.current).toBe('<p>Huts</p>'))
  })

  it('returns a text that was sanitised before at once, and keeps it until the next one is sanitised', async () => {
    const { result, rerender } = show('<p>Huts</p>', ['<p>Huts</p>'])
    expect(result.current).toBe('<p>Huts</p>')
    rerender({ html: '<p>Huts<script>alert(1)</script> and tracks</p>' })
    expect(result.current).toBe('<p>Huts</p>')
    await waitFor(() => expect(result.current).toBe('<p>Huts and tracks</p>'))
    rerender({ html: '<p>Huts</p>' })
    expect(result.current).toBe('<p>Huts</p>')
  })
})
