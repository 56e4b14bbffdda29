import type { DocsContextProps } from '@storybook/addon-docs/blocks'

/** A story with all that its file and the preview say of it. */
export type PageStory = ReturnType<DocsContextProps['componentStories']>[number]

/** The groups of the sidebar whose stories are parts, which can stand beside one another. All others are whole screens. */
const parts = ['Theme', 'UI', 'Page kit', 'Rich text', 'Media']

/**
 * Whether a story may stand on a page with others, or needs a window to itself, as screens and dialogs do; that one is as
 * high as told. `parameters.docs.story` decides, else the group of the sidebar.
 */
export function framing({ title, parameters }: PageStory): { inline: boolean; height: string } {
  const { inline, height } = (parameters['docs']?.story ?? {}) as { inline?: boolean; height?: string }
  return { inline: inline ?? parts.some((part) => title.startsWith(`${part}/`)), height: height ?? '44rem' }
}
