import { styledElement } from '../shell/styled-element.ts'
import { Spinner } from '@sitewright/ui'

const Root = styledElement('div', { display: 'grid', placeItems: 'center', minHeight: '40vh', paddingBlock: '12' })

/** Fills the place of a page that is on its way. */
export function Waiting({ label = 'Loading' }: { label?: string }) {
  return (
    <Root>
      <Spinner label={label} size="lg" />
    </Root>
  )
}
