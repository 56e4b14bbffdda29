import base from '../../storybook/main.ts'
import { coreStories } from '../core-stories.ts'

/** The same Storybook, without all that a picture does not show: other stories, tables of props, the axe panel. */
export default {
  ...base,
  stories: Object.keys(coreStories).map((file) => `../../../${file}`),
  addons: [],
  staticDirs: [],
  typescript: { reactDocgen: false },
}
