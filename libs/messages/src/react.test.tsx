import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defineMessages } from './define-messages.ts'
import { rich } from './react.ts'

const texts = defineMessages('messages/rich', {
  lost: 'Back to the <link>first <strong>page</strong></link>, {name}',
})

it('shows what tags make of their words, one within another', () => {
  const { container } = render(
    rich(texts.lost, {
      name: '<b>Ana</b>',
      link: (words) => <a href="/">{words}</a>,
      strong: (words) => <strong>{words}</strong>,
    }),
  )
  expect(container.innerHTML).toBe('Back to the <a href="/">first <strong>page</strong></a>, &lt;b&gt;Ana&lt;/b&gt;')
})
