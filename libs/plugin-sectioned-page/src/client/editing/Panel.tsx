import { chakra } from '@chakra-ui/react'
import { cardEditorLooks, plainButton } from '@sitewright/page-kit/cards'
import styles from './Panel.module.css'

/** Around the cards, with the looks that all card editors share: a page has up to 200 cards, and one element is styled. */
export const Panel = chakra(
  'div',
  {
    base: {
      ...cardEditorLooks({}),
      '& [data-more]': plainButton,
    },
  },
  { defaultProps: { className: styles.panel } },
)
