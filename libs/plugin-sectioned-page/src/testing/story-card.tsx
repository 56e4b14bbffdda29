import type { Decorator } from '@storybook/react-vite'
import { Panel } from '../client/editing/Panel.tsx'

/** Shows the settings of a section as they are in its card. */
export const withCard: Decorator = (Story) => (
  <Panel>
    <div data-card="">
      <div data-body="">
        <Story />
      </div>
    </div>
  </Panel>
)
