import { expect, it, vi } from 'vitest'
import { showAnchor } from './use-scroll.ts'

it('opens what is folded around a heading before it goes there', () => {
  document.body.innerHTML =
    '<details id="a"><summary>A</summary><details id="b"><summary>B</summary><h3 id="h">H</h3></details></details><details id="c"></details>'
  const isOpen = (id: string) => (document.getElementById(id) as HTMLDetailsElement).open
  const heading = document.getElementById('h') as HTMLElement
  const seen = vi.fn(() => [isOpen('a'), isOpen('b'), isOpen('c')])
  heading.scrollIntoView = () => void seen()
  showAnchor(heading)
  expect(seen).toHaveReturnedWith([true, true, false])
})
