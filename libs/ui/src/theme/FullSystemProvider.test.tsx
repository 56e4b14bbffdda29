import { Button } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FullSystemProvider } from './FullSystemProvider.tsx'

const styles = () => [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n')

it('adds what the full system needs once, however often and however deep it is used', () => {
  const { rerender } = render(
    <FullSystemProvider>
      <FullSystemProvider>
        <Button>SAVE</Button>
      </FullSystemProvider>
    </FullSystemProvider>,
  )
  expect(screen.getByRole('button', { name: 'SAVE' }).className).toContain('chakra-button')
  const marks = () => styles().match(/--chakra-colors-gray-solid:/g)?.length ?? 0
  expect(marks()).toBe(1)
  rerender(
    <>
      <FullSystemProvider>
        <Button>SAVE</Button>
      </FullSystemProvider>
      <FullSystemProvider>
        <Button>CANCEL</Button>
      </FullSystemProvider>
    </>,
  )
  expect(marks()).toBe(1)
  expect(styles()).not.toMatch(/@layer reset\{/)
})
