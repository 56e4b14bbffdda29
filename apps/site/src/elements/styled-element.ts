import type { SystemStyleObject } from '@chakra-ui/react'
import { css, jsx, type SerializedStyles } from '@emotion/react'
import { system } from '@sitewright/ui/theme'
import type { ComponentProps, ReactElement } from 'react'

/**
 * An element with fixed styles in Chakra's terms, selectors for its children included. Chakra's own factory resolves and
 * compares the styles at each rendering, which is most of the time that a page takes on the server; here they are
 * resolved once.
 */
export function styledElement<Tag extends 'div' | 'header' | 'nav' | 'section'>(tag: Tag, styles: SystemStyleObject) {
  let serialized: SerializedStyles | undefined
  return function StyledElement(props: ComponentProps<Tag>): ReactElement {
    serialized ??= css(system.css(styles))
    return jsx(tag, { ...props, css: serialized })
  }
}
