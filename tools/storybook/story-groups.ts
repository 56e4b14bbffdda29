/** Where the stories lie that are run and remembered together, by the names of their groups, from the top folder. */
export const storyGroups: Readonly<Record<string, readonly string[]>> = {
  base: ['libs/ui/src', 'libs/page-kit/src', 'tools/storybook'],
  writing: [
    ...['libs/rich-text/src', 'libs/media/src'],
    ...['libs/plugin-single-page/src', 'libs/plugin-sectioned-page/src', 'libs/plugin-contactform/src'],
  ],
  progress: ['libs/plugin-progress-admin/src', 'libs/plugin-progress-manager/src'],
  admin: ['libs/admin/src'],
  site: ['apps/site/src'],
}

/**
 * The folders with the stories of a group.
 *
 * @param group its name; any other value, such as `on`: all.
 */
export function storyFolders(group: string | undefined): readonly string[] {
  return storyGroups[group ?? ''] ?? Object.values(storyGroups).flat()
}
