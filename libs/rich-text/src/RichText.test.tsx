import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RichText, scrollableTables } from './RichText.tsx'

describe('RichText', () => {
  it('shows the text, on the server too (SINGLE-004)', () => {
    const html = '<h1>Huts</h1><p>Three <strong>beds</strong>.</p>'
    const element = <RichText html={html} />
    expect(renderToString(element)).toContain(html)
    render(element)
    expect(screen.getByRole('heading', { level: 1, name: 'Huts' })).toBeInTheDocument()
  })
})

describe('scrollableTables', () => {
  it('makes each table scrollable, reachable by keyboard', () => {
    render(
      <div
        dangerouslySetInnerHTML={{ __html: scrollableTables('<table><tbody><tr><td>a</td></tr></tbody></table>') }}
      />,
    )
    const scroller = screen.getByRole('group', { name: 'Table' })
    expect(scroller).toContainElement(screen.getByRole('table'))
    expect(scroller).toHaveAttribute('tabindex', '0')
  })

  it('ignores these letters in an attribute', () => {
    const { container } = render(
      <div dangerouslySetInnerHTML={{ __html: scrollableTables('<p title="<table onclick=x> </table>">a</p>') }} />,
    )
    expect(container.querySelectorAll('*')).toHaveLength(2)
    expect(container.querySelector('[onclick]')).toBeNull()
  })
})
