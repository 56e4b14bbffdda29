import { styledElement } from './styled-element.ts'
import type { ReactNode } from 'react'

const Root = styledElement('section', {
  maxWidth: 'prose',
  marginInline: 'auto',
  paddingBlock: { base: '12', md: '20' },
  textAlign: 'center',
  '& > h1': { textStyle: '4xl', fontWeight: 'bold' },
  '& > p': { marginTop: '3', textStyle: 'lg', color: 'fg.muted' },
  '& > p > button': {
    minHeight: '11',
    marginTop: '3',
    paddingInline: '6',
    borderRadius: 'md',
    background: 'accent.solid',
    color: 'accent.contrast',
    textStyle: 'label',
    cursor: 'pointer',
  },
  '& > p > a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
})

/** What is shown instead of a page that cannot be shown. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Root>
      <h1>{title}</h1>
      {children}
    </Root>
  )
}
