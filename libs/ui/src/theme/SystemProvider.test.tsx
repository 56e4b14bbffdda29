import { Button, chakra } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FullSystemProvider } from './FullSystemProvider.tsx'
import { SystemProvider } from './SystemProvider.tsx'

const styles = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('\n') + [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n')

it('gives style props our tokens, and writes no global styles', () => {
  render(
    <SystemProvider>
      <chakra.p color="fg.muted">Huts</chakra.p>
    </SystemProvider>,
  )
  expect(screen.getByText('Huts')).toBeVisible()
  expect(styles()).toContain('var(--chakra-colors-fg-muted)')
  expect(styles()).not.toMatch(/@layer reset|:root/)
})

it('adds what the full system needs once, however deep it is nested, and takes it away again', () => {
  const { unmount } = render(
    <SystemProvider>
      <FullSystemProvider>
        <FullSystemProvider>
          <Button>SAVE</Button>
        </FullSystemProvider>
      </FullSystemProvider>
    </SystemProvider>,
  )
  expect(screen.getByRole('button', { name: 'SAVE' }).className).toContain('chakra-button')
  const marks = () => styles().match(/--chakra-colors-gray-solid:/g)?.length ?? 0
  expect(marks()).toBeGreaterThan(0)
  const once = marks()
  unmount()
  expect(marks()).toBe(0)
  render(
    <SystemProvider>
      <FullSystemProvider>
        <Button>SAVE</Button>
      </FullSystemProvider>
    </SystemProvider>,
  )
  expect(marks()).toBe(once)
})
