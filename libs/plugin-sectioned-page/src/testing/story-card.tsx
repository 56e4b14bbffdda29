import type { Decorator } from '@storybook/react-vite'
import { CardFrame } from '@sitewright/page-kit/cards'
import styles from '../client/editing/SectionsEditor.module.css'

/** Shows the settings of a section as they are in its card. */
export const withCard: Decorator = (Story) => (
  <CardFrame className={styles.editor}>
    <div data-card="">
      <div data-body="">
        <Story />
      </div>
    </div>
  </CardFrame>
)
