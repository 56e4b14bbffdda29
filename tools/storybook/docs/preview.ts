import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { ComponentPage } from './ComponentPage.tsx'
import { SitePage } from './SitePage.tsx'

/** Every page of documentation stands in the site's own look, and that of a component says how it is used. */
export const parameters = { docs: { container: SitePage, page: ComponentPage } }

const defaultTag = /\s*@default\s+(\S+)\s*$/

/** The reader of props leaves `@default` of our comments in the description; the table has a column for it. */
const readDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [tag, value] = defaultTag.exec(argType.description ?? '') ?? []
      if (tag === undefined || value === undefined) return [name, argType]
      return [
        name,
        {
          ...argType,
          description: argType.description?.replace(tag, ''),
          table: { ...argType.table, defaultValue: argType.table?.defaultValue ?? { summary: value } },
        },
      ]
    }),
  )
// once the props are read
readDefaults.secondPass = true

export const argTypesEnhancers = [readDefaults]
