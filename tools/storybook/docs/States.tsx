import { Canvas, Description, Heading, Subheading } from '@storybook/addon-docs/blocks'
import { framing, type PageStory } from './framing.ts'

/**
 * The further stories of a component: each where it stands, or, where it needs a window to itself, the way to it. A
 * screenful of windows would take a minute to load.
 */
export function States({ stories }: { stories: readonly PageStory[] }) {
  if (stories.length === 0) return null
  const windows = stories.filter((story) => !framing(story).inline)
  const parts = stories.filter((story) => framing(story).inline)
  return (
    <>
      <Heading>States</Heading>
      {windows.length > 0 && (
        <ul>
          {windows.map(({ id, name }) => (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {parts.map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} />
        </section>
      ))}
    </>
  )
}
