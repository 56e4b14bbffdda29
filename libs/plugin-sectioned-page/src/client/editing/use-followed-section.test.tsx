import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { page, textSection } from '../../testing/sample-pages.ts'
import { readLayout } from '../../model/layout.ts'
import type { Layout } from '../../model/section.ts'
import { useFollowedSection } from './use-followed-section.ts'

/** Px that each section of the test is high, and that the preview shows. */
const [high, seen] = [100, 250]

/** jsdom lays nothing out: sections one below the other, as far as the pane is scrolled. */
function layOut(pane: HTMLElement, element: HTMLElement, top: () => number, height: number) {
  element.getBoundingClientRect = () => DOMRect.fromRect({ y: top() - (element === pane ? 0 : pane.scrollTop), height })
}

function Stage({ layout }: { layout: Layout }) {
  const frame = useRef<HTMLDivElement>(null)
  useFollowedSection(frame, layout)
  return (
    <>
      <div data-cards="">
        {layout.sections.map((_, index) => (
          <div key={index} data-card={index}>
            <button>{`Card ${index}`}</button>
          </div>
        ))}
      </div>
      <div
        data-testid="pane"
        ref={(pane) => {
          if (!pane) return
          layOut(pane, pane, () => 0, seen)
          for (const [index, each] of pane.querySelectorAll<HTMLElement>('[data-place]').entries())
            layOut(pane, each, () => index * high, high)
        }}
      >
        <div ref={frame}>
          {layout.sections.map((_, index) => (
            <p key={index} data-place={index} />
          ))}
        </div>
      </div>
    </>
  )
}

const layoutOf = (count: number) => readLayout(page(...Array.from({ length: count }, () => textSection(''))))
const focus = (card: number) => act(() => screen.getByRole('button', { name: `Card ${card}` }).focus())

it('brings the section that is edited into sight, and leaves one that is seen where it is', () => {
  const { rerender } = render(<Stage layout={layoutOf(8)} />)
  const pane = screen.getByTestId('pane')
  focus(1)
  expect(pane.scrollTop).toBe(0)
  focus(6)
  expect(pane.scrollTop).toBe(6 * high - 16)
  focus(7)
  expect(pane.scrollTop).toBe(6 * high - 16)
  rerender(<Stage layout={layoutOf(9)} />)
  focus(8)
  expect(pane.scrollTop).toBe(8 * high - 16)
})
